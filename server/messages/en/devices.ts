/** What a person is signed in with. */
export const devices = { both: '{browser} on {system}', unknown: 'Unknown device' } as const;
