export const account = {
  titles: {
    forgotPassword: 'Forgot password',
    registerAsJobSeeker: 'Register as Job Seeker',
    registerAsCompany: 'Register as Company',
    emailVerification: 'Email Verification',
    resetPassword: 'Reset password',
    completeProfile: 'Complete Profile',
    twofactorAuthentication: 'Two-factor authentication',
    security: 'Security',
  },
} as const;
