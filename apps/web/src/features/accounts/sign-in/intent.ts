/** Whether the user logs in or signs up. The provider treats both alike; the screen texts differ. */
export type Intent = "in" | "up";
