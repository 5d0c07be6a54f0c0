/** The question whether a person agrees to a newer supplement of the legal texts. */
export const agreement = {
  title: 'Our terms and privacy policy have a supplement',
  text: 'It is of {day}. Please read it in the <terms>Terms and Conditions</terms> and the <privacy>Privacy Policy</privacy>. If you are under 18, a parent or guardian has to agree, too.',
  agree: 'I have read it and agree',
  later: 'Not now',
  agreed: 'Thank you. Your consent is recorded.',
} as const;
