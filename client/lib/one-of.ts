/** The choice that a value from outside names, such as an address; null for any other value. */
export const oneOf = <Choice extends string>(choices: readonly Choice[], value: string | null): Choice | null =>
  choices.find((choice) => choice === value) ?? null;
