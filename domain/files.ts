/** Uploaded files: what each place takes (specification, sections 5 and 9; design, section 9). */

/** 5 MB, in bytes. */
export const MAX_UPLOAD_BYTES = 5_242_880;

export const UploadPreset = {
  PROFILE_PICTURE: 'profile_picture',
  COMPANY_LOGO: 'company_logo',
  USER_CV: 'user_cv',
  USER_PORTFOLIO: 'user_portfolio',
  COMPANY_DEED: 'company_deed',
} as const;
export type UploadPreset = (typeof UploadPreset)[keyof typeof UploadPreset];

/** Who may read a file: identity files follow the mask, a logo is public once its company is verified. */
export const FILE_AUDIENCE = {
  profile_picture: 'identity',
  user_cv: 'identity',
  user_portfolio: 'identity',
  company_logo: 'company-page',
  company_deed: 'administration',
} as const satisfies Record<UploadPreset, string>;
