/** Words for what is stored as a code, as a number, or not at all. */
export const stored = {
  jobClosed: 'The company has removed this job, so the application was closed.',
  companyLeft: 'The company has left TemuKerja, so the application was closed.',
  noReason: 'No reason provided',
  packageName: '{count, plural, one {{number} Token} other {{number} Tokens}}',
  device: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  switchMailsOff: 'Switch off e-mails like this',
} as const;
