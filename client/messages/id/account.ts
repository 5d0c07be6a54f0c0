import type { Translation } from '../../../domain/language';
import type { account as english } from '../en/account';

export const account: Translation<typeof english> = {
  titles: {
    forgotPassword: 'Lupa kata sandi',
    registerAsJobSeeker: 'Daftar sebagai Pencari Kerja',
    registerAsCompany: 'Daftar sebagai Perusahaan',
    emailVerification: 'Verifikasi Email',
    resetPassword: 'Atur ulang kata sandi',
    completeProfile: 'Lengkapi Profil',
    twofactorAuthentication: 'Autentikasi dua faktor',
    security: 'Keamanan',
  },
};
