// The part of the global that migrate.ts uses: Node has it, but @types/node leaves it to the DOM library.
declare namespace WebAssembly {
  function instantiate(
    bytes: Uint8Array,
    imports: Record<string, Record<string, unknown>>,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>;
}
