/** The folder of the sample library, whatever the language of the screen: it is recognised by its name. */
export const sampleLibraryName = "Sample library";
