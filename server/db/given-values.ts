type Given<Values> = { [Name in keyof Values]?: NonNullable<Values[Name]> };

/** What was given a value: missing and empty ones leave what is stored. */
export function givenValues<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value))) as Given<Values>;
}
