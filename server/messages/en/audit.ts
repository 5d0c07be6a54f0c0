/** The audit trail's own words. */
export const audit = { formerAdministrator: 'Former administrator' } as const;
