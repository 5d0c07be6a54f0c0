/**
 * The rules of registration, sign-in and Complete Profile as cases: one change to a valid form, and the text that
 * is shown. The server's tests send each case over HTTP; the forms check with the same schemas. The texts are literal
 * here, not taken from the catalogue, so that a changed text fails a test.
 */
export interface RuleCase {
  what: string;
  changes: Record<string, string | boolean>;
  field: string;
  message: string;
}

const both = (password: string) => ({ password, confirmPassword: password });
const required = 'Please fill in all required fields';
const phone = "Phone number must start with '08' and be 10-13 digits long";

/** A required field that is empty or contains only spaces or unseen signs. */
function missing(field: string, { mayHoldSpaces = true } = {}): RuleCase[] {
  const empty = { what: `no ${field}`, changes: { [field]: '' }, field, message: required };
  const only = (what: string, blank: string): RuleCase => ({
    ...empty,
    what: `only ${what} as ${field}`,
    changes: { [field]: blank },
  });
  return mayHoldSpaces
    ? [empty, only('spaces', '   '), only('unseen signs', '\u200B\u00AD\u3164\u2800 \uFEFF')]
    : [empty];
}

const fourPasswordRules: RuleCase[] = [
  {
    what: 'a password of seven characters',
    changes: both('Abc-123'),
    field: 'password',
    message: 'Password must be at least 8 characters long',
  },
  {
    what: 'a password without an uppercase letter',
    changes: both('rahasia-123'),
    field: 'password',
    message: 'Password must contain at least one uppercase letter',
  },
  {
    what: 'a password without a lowercase letter',
    changes: both('RAHASIA-123'),
    field: 'password',
    message: 'Password must contain at least one lowercase letter',
  },
  {
    what: 'a password without a number',
    changes: both('Rahasia-abc'),
    field: 'password',
    message: 'Password must contain at least one number',
  },
  // The first failing message is shown.
  {
    what: 'a short password that breaks other rules too',
    changes: both('abc'),
    field: 'password',
    message: 'Password must be at least 8 characters long',
  },
  {
    what: 'a password of eight small letters',
    changes: both('abcdefgh'),
    field: 'password',
    message: 'Password must contain at least one uppercase letter',
  },
  {
    what: 'two different passwords',
    changes: { confirmPassword: 'Rahasia-124' },
    field: 'confirmPassword',
    message: 'Passwords do not match',
  },
  {
    what: 'a password that is not repeated',
    changes: { confirmPassword: '' },
    field: 'confirmPassword',
    message: 'Passwords do not match',
  },
];

const phoneRules: RuleCase[] = [
  ...['6281234567890', '+6281234567890', '081234567', '08123456789012', '0812-3456-789', '0712345678'].map(
    (phoneNumber) => ({
      what: `the phone number ${phoneNumber}`,
      changes: { phoneNumber },
      field: 'phoneNumber',
      message: phone,
    }),
  ),
  ...missing('phoneNumber'),
];

const nameRules: RuleCase[] = [
  'Dewi 2',
  'Dewi 😀',
  'dewi@people.test',
  '0812 3456 7890',
  'https://dewi.example',
  'www.dewi.id',
  'Dewi (Ayu)',
  '...',
  'a b c d e f g h i',
].map((fullName) => ({
  what: `the name ${fullName}`,
  changes: { fullName },
  field: 'fullName',
  message: 'Full name may contain only letters, spaces, apostrophes, hyphens, dots and commas, and at most 8 words',
}));

const sharedByRegistrations: RuleCase[] = [
  ...fourPasswordRules,
  {
    what: 'a password without a special character',
    changes: both('Rahasia123'),
    field: 'password',
    message: 'Password must contain at least one special character',
  },
  { what: 'no password', changes: both(''), field: 'password', message: 'Password must be at least 8 characters long' },
  ...phoneRules,
  {
    what: 'terms that are not accepted',
    changes: { acceptTerms: false },
    field: 'acceptTerms',
    message: 'You must accept the terms and conditions',
  },
  ...missing('email'),
  {
    what: 'an e-mail without a domain',
    changes: { email: 'dewi@' },
    field: 'email',
    message: 'Please enter a valid email address',
  },
];

export const seekerRegistrationCases: readonly RuleCase[] = [
  ...sharedByRegistrations,
  ...missing('fullName'),
  ...nameRules,
  ...missing('education', { mayHoldSpaces: false }),
];

export const companyRegistrationCases: readonly RuleCase[] = [
  ...sharedByRegistrations,
  ...missing('companyName'),
  ...missing('companyAddress'),
  ...missing('industry', { mayHoldSpaces: false }),
  ...missing('companySize', { mayHoldSpaces: false }),
  ...['123', '12.345.678.9-012.345', '12345678901234567', 'NPWP'].map((companyNpwp) => ({
    what: `the NPWP ${companyNpwp}`,
    changes: { companyNpwp },
    field: 'companyNpwp',
    message: 'NPWP must be 16 digits',
  })),
];

/** The cases for every account. */
export const completeProfileCases: readonly RuleCase[] = [
  ...missing('fullName'),
  ...nameRules,
  ...missing('education', { mayHoldSpaces: false }),
  ...missing('workExperience'),
  ...phoneRules,
];

/** For accounts without a password; four rules, not five. */
export const completeProfilePasswordCases: readonly RuleCase[] = [
  ...fourPasswordRules,
  { what: 'no password', changes: both(''), field: 'password', message: 'Please provide a password for your account' },
];

/** Values that the same forms accept. */
export const acceptedByRegistrations: readonly Omit<RuleCase, 'field' | 'message'>[] = [
  { what: 'the shortest phone number', changes: { phoneNumber: '0812345678' } },
  { what: 'the longest phone number', changes: { phoneNumber: '0812345678901' } },
  { what: 'a password of eight characters', changes: both('Aa1-aaaa') },
  { what: 'an e-mail in capitals, with spaces around it', changes: { email: '  Dewi.Lestari@PEOPLE.test ' } },
  { what: 'an e-mail with unseen signs around it', changes: { email: '\u202ADewi.Pasted@people.test\u202C\u200B' } },
  { what: 'a phone number with unseen signs around it', changes: { phoneNumber: '\u200B081234567890\u200E' } },
];
