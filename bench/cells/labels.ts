/** The header of a table in a spreadsheet of the document collection, as a person read it. */
export type LabelledTable = {
  file: string;
  sheet?: string;
  /** The rows of the header, counted from 1. */
  header: readonly number[];
  /** The first and last column; all that the header names where absent. */
  columns?: readonly [from: string, to: string];
};

export const labelledTables: readonly LabelledTable[] = [
  { file: "csv/HDFS_2k.log_structured.csv", header: [1] },
  { file: "csv/OpenStack_2k.log_structured.csv", header: [1] },
  { file: "csv/csv.csv", header: [1] },
  { file: "csv/csv-with-long-lines.csv", header: [1] },
  { file: "csv/stanley-cups.csv", header: [2] },
  { file: "tsv/tsv.tsv", header: [1] },
  { file: "tsv/stanley-cups-with-emoji.tsv", header: [2] },
  { file: "xls/12561-2.xls", sheet: "Sheet1", header: [2] },
  { file: "xls/12843-2.xls", sheet: "questions", header: [1] },
  { file: "xls/ex44921-21902.xls", sheet: "Mapping", header: [1] },
  { file: "xls/intercept.xls", sheet: "Example 1", header: [1] },
  { file: "xls/test-columnar.xls", sheet: "testing", header: [1] },
  { file: "xls/testEXCEL.xls", sheet: "Feuil1", header: [4] },
  {
    file: "xls/testEXCEL_labels-govdocs-515858.xls",
    sheet: "Cabbage and other brassicas",
    header: [4],
    columns: ["A", "D"],
  },
  { file: "xlsx/58747.xlsx", sheet: "Orders", header: [1] },
  {
    file: "xlsx/CVLKRA-KYC_Download_File_Structure_V3.1.xlsx",
    sheet: "KYC HEADER",
    header: [1],
  },
  { file: "xlsx/CVLKRA-KYC_Download_File_Structure_V3.1.xlsx", sheet: "KYC", header: [1] },
  { file: "xlsx/DateFormatTests.xlsx", sheet: "Tests", header: [1] },
  { file: "xlsx/FormatConditionTests.xlsx", sheet: "Tests", header: [1] },
  { file: "xlsx/NumberFormatTests.xlsx", sheet: "Tests", header: [1] },
  { file: "xlsx/WithChartSheet.xlsx", sheet: "Sheet1", header: [1] },
  { file: "xlsx/financial-sample.xlsx", sheet: "Sheet1", header: [1] },
  { file: "xlsx/test-columnar.xlsx", sheet: "testing", header: [1] },
];
