/** Whether the visitor is logging in or signing up: the same for the provider, other words for people. */
export type Intent = "in" | "up";
