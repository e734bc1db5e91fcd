/** With this code the embedded database's process ends when Postgres can do no more, and is to be started again. */
export const panicExitCode = 70;
