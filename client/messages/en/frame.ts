/** The entry and the frame of public pages: with every page. */
export const frame = {
  register: 'Register',
  titles: {
    privacyPolicy: 'Privacy Policy',
    termsAndConditions: 'Terms and Conditions',
    pageNotFound: 'Page Not Found',
    login: 'Login',
  },
  loading: 'Loading...',
  skipToContent: 'Skip to content',
  skipToTimes: 'Skip to times',
  home: 'TemuKerja home',
  legal: 'Legal',
  lightColours: 'Switch to light colours',
  darkColours: 'Switch to dark colours',
  light: 'Light',
  dark: 'Dark',
  // In the language that it leads to, so that those who cannot read this one find it.
  otherLanguage: 'Bahasa Indonesia',
  otherLanguageInShort: 'Indonesia',
  copyright: '© 2025 TemuKerja',
  whatsAppGreeting: 'Hello TemuKerja, I have a question.',
  languageFailed: 'The language could not be changed. Please check your connection and try again.',
  togglePassword: 'Show or hide the password',
  dismiss: 'Dismiss',
  crash: {
    whatsApp: 'WhatsApp',
    title: 'Something went wrong on this page',
    advice: 'Loading it again usually helps. If it does not, please write to our support.',
    reload: 'Load the page again',
  },
  missing: {
    text: "The page you're looking for doesn't exist or has been moved.",
    toHome: 'Go to the home page',
    toDashboard: 'Go to your dashboard',
  },
  unreachable: {
    title: 'We cannot reach TemuKerja',
    advice: 'Check your connection, then try again. Nothing you saved is lost.',
    retry: 'Try again',
  },
} as const;
