/** What chat models may cost that answer questions from one client address in an hour. The accounts feature implements it. */
export type ModelAllowance = {
  /** Work without a request has no address ("") and no limit. @throws AppError request.too_many when it is used up */
  require(address: string): Promise<void>;
  /** Adds what an answer has cost, in the unit of the prices, whatever became of it. */
  add(address: string, cost: number): Promise<void>;
};
