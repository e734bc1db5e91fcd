// The statements on tables that the features after this one may run in their own transactions.
export {
  copyTables,
  replaceTables,
  selectMiscountedTables as findMiscountedTables,
} from "./tables.repo.ts";
