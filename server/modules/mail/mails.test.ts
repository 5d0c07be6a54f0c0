import { PREFERENCE_OF_MAIL } from '../../../domain/consents';
import { NO_JOB_FILTER } from '../../../domain/job-filter';
import type { Language } from '../../../domain/language';
import { inTransaction } from '../../db/transaction';
import type { MailKind } from '../../language/mail-values';
import { mails } from '../../messages/en/mails';
import type { OutgoingMail } from '../../ports';
import { aCompany, aSeeker } from '../../../testkit/actors';
import { aJob, applied } from '../../../testkit/job-factory';
import { mailsArrived, minutesLater } from '../../../testkit/mailbox';
import { chooseLanguage } from '../../../testkit/own-language';
import { useServer } from '../../../testkit/test-server';
import {
  accessVoidedNews,
  changeUndoneNews,
  ownerCodeMail,
  PASSWORD_CHANGED,
  type AccessNews,
} from '../accounts/account.mails';
import {
  acceptedMail,
  calendarEntryMail,
  jobEditedMail,
  jobNewsMail,
  companyLeftMail,
  interviewDroppedMail,
  mailedInterview,
  jobRemovedMail,
  newApplicationMail,
  noReplyYetMail,
  rejectedMail,
  repliesExpectedMail,
  withdrawnMail,
} from '../applications/application.mails';
import {
  GOOGLE_LINKED,
  NEW_RECOVERY_CODES,
  passwordResetMail,
  recoveryCodeUsed,
  SECOND_FACTOR_OFF,
  SECOND_FACTOR_ON,
  secondFactorResetMail,
  signedInFromNewDevice,
  verificationMail,
} from '../auth/auth.mails';
import { deviceOf } from '../auth/device-name';
import { erasureBeginsMail, erasureCancelledMail, erasureWaitsMail } from '../erasure/erasure.mails';
import { outcomeMail, outcomeQuestionMail } from '../follow-ups/follow-up.mails';
import { spanOf, type ZonedSpan } from '../../../domain/interview-times';
import type { LocationType } from '../../../domain/slots';
import { WIB } from '../../../domain/time';
import { interviewDetailsMail, reminderMail } from '../interviews/interview.mails';
import { dataExportReadyMail } from '../data-exports/data-export.mails';
import { heldMail } from '../jobs/job.mails';
import { savedSearchMail } from '../saved-searches/saved-search.mails';
import { rescheduleMail } from '../reschedules/reschedule.mails';
import { pausedMail, resumedMail } from '../reports/report.mails';
import { decisionMail } from '../verification/verification.mails';

const server = useServer();

interface Addressed {
  to: string;
  appUrl: string;
}
/** The subject, then what the plain text says above its last line. */
type Words = readonly [subject: string, ...paragraphs: string[]];
type Written = { mail: (addressed: Addressed) => OutgoingMail } & Record<Language, Words>;

const APP = 'https://kerja.test';
const application = { id: 'A1', job_title: 'Juru Masak', company_name: 'PT <Rasa> {Nusantara}' };
const COMPANY = application.company_name;
const anInterview = (span: ZonedSpan, locationType: LocationType) => ({ ...span, ...spanOf(span), locationType });
const NINE: ZonedSpan = { date: '2026-08-05', start: '09:00', end: '09:30', timeZone: WIB };
const interview = mailedInterview(anInterview(NINE, 'ONSITE'));
const leaving = {
  id: 'A1',
  interview_date: '2026-08-05',
  interview_start: '09:00',
  interview_end: '09:30',
  interview_starts_at: new Date('2026-08-05T01:00Z'),
  interview_ends_at: new Date('2026-08-05T01:30Z'),
  interview_location_type: 'TENTATIVE',
} as const;
const applicantName = 'Rani Putri';
const time = anInterview({ date: '2026-12-01', start: '14:00', end: '14:30', timeZone: WIB }, 'ONSITE');
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';
const NOW = new Date('2026-05-01T02:00:00.000Z');

const access =
  ({ mail }: AccessNews) =>
  ({ to, appUrl }: Addressed): OutgoingMail => ({ ...mail, to, url: `${appUrl}/forgot-password` });
const undoable =
  ({ mail }: AccessNews) =>
  ({ to, appUrl }: Addressed): OutgoingMail => ({ ...mail, to, url: `${appUrl}/not-me?code=c` });
const decided =
  (decision: 'VERIFY' | 'REJECT' | 'REVOKE', comment: string | null) =>
  (addressed: Addressed): OutgoingMail =>
    decisionMail({ ...addressed, companyName: COMPANY, decision, comment });

const NOT_ME = {
  en: `I did not do this: ${APP}/forgot-password`,
  id: `Ini bukan saya: ${APP}/forgot-password`,
};
const SIGNS_OUT = {
  en: 'If it was not you, set a new password at once; every browser that is signed in is then signed out.',
  id: 'Jika bukan Anda yang melakukannya, segera buat kata sandi baru; setelah itu, semua perangkat dikeluarkan dari akun Anda.',
};
const UNDOES = {
  en: 'If it was not you, say so within 72 hours: this one change is undone, and every browser that is signed in is signed out. The link works once.',
  id: 'Jika bukan Anda yang melakukannya, beri tahu kami dalam 72 jam: perubahan ini dibatalkan, dan semua perangkat dikeluarkan dari akun Anda. Tautannya hanya dapat dipakai sekali.',
};
const UNDO = {
  en: `This was not me: ${APP}/not-me?code=c`,
  id: `Ini bukan saya: ${APP}/not-me?code=c`,
};
const LOOK_FIRST = {
  en: 'Look at their skills and experience first. Accepting costs 1 token and shows you who they are.',
  id: 'Lihat dulu keahlian dan pengalaman pelamar. Menerima satu pelamar memakai 1 token dan menampilkan identitasnya.',
};

const SOPIR_AND_KURIR = [
  `Sopir\n${COMPANY} · Bandung\n${APP}/user/job/J1`,
  `Kurir\nPT Kilat · Cimahi\n${APP}/user/job/J2`,
];
const SEARCHED = `${APP}/user/jobs?search=sopir+%26+kurir&type=full-time&place=bandung`;

/** Each kind of mail, in an ordinary case. */
const TABLE: Record<MailKind, Written> = {
  verifyEmail: {
    mail: (addressed) => verificationMail({ ...addressed, code: 'c0de', returnTo: null }),
    en: [
      'Verify your email address',
      'Welcome to TemuKerja. Please verify that this address is yours.',
      'The link works once, within 24 hours. If you did not register, ignore this e-mail.',
      `Verify email address: ${APP}/verify-email?mode=verifyEmail&oobCode=c0de`,
    ],
    id: [
      'Verifikasi alamat email Anda',
      'Selamat datang di TemuKerja! Satu langkah lagi: pastikan alamat email ini memang milik Anda.',
      'Tautannya hanya dapat dipakai sekali dan berlaku 24 jam. Jika Anda tidak mendaftar, abaikan email ini.',
      `Verifikasi alamat email: ${APP}/verify-email?mode=verifyEmail&oobCode=c0de`,
    ],
  },
  resetPassword: {
    mail: (addressed) => passwordResetMail({ ...addressed, code: 'c0de' }),
    en: [
      'Reset your password',
      'Someone asked to set a new password for your TemuKerja account. If it was you, choose one now.',
      'The link works once, within 30 minutes. If you did not ask, ignore this e-mail; your password stays as it is.',
      `Choose a new password: ${APP}/reset-password?code=c0de`,
    ],
    id: [
      'Atur ulang kata sandi Anda',
      'Kami menerima permintaan kata sandi baru untuk akun TemuKerja Anda. Jika Anda yang memintanya, silakan buat sekarang.',
      'Tautannya hanya dapat dipakai sekali dan berlaku 30 menit. Jika Anda tidak memintanya, abaikan email ini; kata sandi Anda tidak berubah.',
      `Buat kata sandi baru: ${APP}/reset-password?code=c0de`,
    ],
  },
  newDevice: {
    mail: access(signedInFromNewDevice(deviceOf(CHROME), NOW)),
    en: [
      'New sign-in to your account',
      'Your TemuKerja account was signed in to from a browser that it has not been used in before: Chrome on Windows, 2026-05-01 at 09:00 WIB.',
      'If it was you, there is nothing to do. If it was not, set a new password at once; every browser that is signed in is then signed out.',
      NOT_ME.en,
    ],
    id: [
      'Akun Anda dibuka di perangkat baru',
      'Akun TemuKerja Anda dibuka di perangkat yang belum pernah dipakai untuk akun ini: Chrome di Windows, 1 Mei 2026 pukul 09:00 WIB.',
      'Jika itu memang Anda, abaikan email ini. Jika bukan, segera buat kata sandi baru; setelah itu, semua perangkat dikeluarkan dari akun Anda.',
      NOT_ME.id,
    ],
  },
  secondFactorOn: {
    mail: undoable(SECOND_FACTOR_ON),
    en: [
      'Two-factor authentication is on',
      'From now on, signing in to your TemuKerja account asks for a code of your authenticator app. All other browsers were signed out.',
      UNDOES.en,
      UNDO.en,
    ],
    id: [
      'Autentikasi dua faktor sudah aktif',
      'Mulai sekarang, Anda memerlukan kode dari aplikasi autentikator untuk masuk ke akun TemuKerja Anda. Semua perangkat lain sudah dikeluarkan.',
      UNDOES.id,
      UNDO.id,
    ],
  },
  secondFactorOff: {
    mail: undoable(SECOND_FACTOR_OFF),
    en: [
      'Two-factor authentication is off',
      'Signing in to your TemuKerja account no longer asks for a code.',
      UNDOES.en,
      UNDO.en,
    ],
    id: [
      'Autentikasi dua faktor sudah dinonaktifkan',
      'Anda tidak lagi memerlukan kode untuk masuk ke akun TemuKerja Anda.',
      UNDOES.id,
      UNDO.id,
    ],
  },
  newRecoveryCodes: {
    mail: undoable(NEW_RECOVERY_CODES),
    en: ['You have new recovery codes', 'The recovery codes from before no longer work.', UNDOES.en, UNDO.en],
    id: ['Anda punya kode pemulihan baru', 'Kode pemulihan yang lama tidak berlaku lagi.', UNDOES.id, UNDO.id],
  },
  recoveryCodeUsed: {
    mail: access(recoveryCodeUsed(9)),
    en: [
      'A recovery code was used',
      'A recovery code of your TemuKerja account was used just now. 9 are left; you make new ones under Security.',
      SIGNS_OUT.en,
      NOT_ME.en,
    ],
    id: [
      'Satu kode pemulihan sudah dipakai',
      'Satu kode pemulihan akun TemuKerja Anda baru saja dipakai. Sisa 9 kode; yang baru dapat dibuat di halaman Keamanan.',
      SIGNS_OUT.id,
      NOT_ME.id,
    ],
  },
  secondFactorReset: {
    mail: ({ to }) => secondFactorResetMail(to),
    en: [
      'Two-factor authentication was taken off your account',
      'The operators of TemuKerja took two-factor authentication off your account, and signed it out everywhere. Your password is as it was: log in with it, and set two-factor authentication up again.',
      'If you did not ask for this, contact our support at once and set a new password. The address is at the bottom of the first page of TemuKerja.',
    ],
    id: [
      'Autentikasi dua faktor akun Anda sudah dihapus',
      'Tim TemuKerja menghapus autentikasi dua faktor dari akun Anda dan mengeluarkan semua perangkat. Kata sandi Anda tidak berubah: masuk dengan kata sandi itu, lalu aktifkan lagi autentikasi dua faktor.',
      'Jika Anda tidak memintanya, segera hubungi tim dukungan kami dan buat kata sandi baru. Alamatnya ada di bagian bawah halaman depan TemuKerja.',
    ],
  },
  passwordChanged: {
    mail: undoable(PASSWORD_CHANGED),
    en: [
      'Your password was changed',
      'The password of your TemuKerja account was set or changed just now.',
      UNDOES.en,
      UNDO.en,
    ],
    id: [
      'Kata sandi Anda sudah diganti',
      'Kata sandi akun TemuKerja Anda baru saja dibuat atau diganti.',
      UNDOES.id,
      UNDO.id,
    ],
  },
  googleLinked: {
    mail: undoable(GOOGLE_LINKED),
    en: [
      'You can now sign in with Google',
      'A Google account with this address was linked to your TemuKerja account just now. It can sign in to it.',
      UNDOES.en,
      UNDO.en,
    ],
    id: [
      'Anda sekarang dapat masuk dengan Google',
      'Akun Google dengan alamat email ini baru saja dihubungkan ke akun TemuKerja Anda dan dapat dipakai untuk masuk.',
      UNDOES.id,
      UNDO.id,
    ],
  },
  changeUndone: {
    mail: access(changeUndoneNews('SECOND_FACTOR')),
    en: [
      'A change to your account was undone',
      'Two-factor authentication of your TemuKerja account is again as it was before the change. Every browser was signed out.',
      'To be safe, choose a new password that you use nowhere else.',
      `Choose a new password: ${APP}/forgot-password`,
    ],
    id: [
      'Perubahan pada akun Anda sudah dibatalkan',
      'Autentikasi dua faktor akun TemuKerja Anda kembali seperti sebelum diubah. Semua perangkat sudah dikeluarkan.',
      'Demi keamanan, buat kata sandi baru yang tidak Anda pakai di tempat lain.',
      `Buat kata sandi baru: ${APP}/forgot-password`,
    ],
  },
  ownerCode: {
    mail: ({ to }) => ownerCodeMail(to, 'AB12-CD34'),
    en: [
      'Your confirmation code',
      'Enter this code on the TemuKerja page that asks for it: AB12-CD34',
      'It works once, within 15 minutes. Give it to no one: nobody from TemuKerja will ever ask you for it.',
      'If you did not ask for a code, another person is signed in to your account. Sign in, and sign out all other devices under Security.',
    ],
    id: [
      'Kode konfirmasi Anda',
      'Masukkan kode ini di halaman TemuKerja yang memintanya: AB12-CD34',
      'Kode hanya dapat dipakai sekali dan berlaku 15 menit. Jangan berikan kepada siapa pun: tim TemuKerja tidak akan pernah menanyakannya kepada Anda.',
      'Jika Anda tidak meminta kode, ada orang lain yang sedang masuk ke akun Anda. Masuklah, lalu keluarkan semua perangkat lain di halaman Keamanan.',
    ],
  },
  passwordRemovedByGoogle: {
    mail: access(accessVoidedNews('B1', 'google')),
    en: [
      'Your password was removed',
      'You signed in to TemuKerja with Google for the first time. Your address had been registered with a password before, and nothing shows that it was you who chose it. To be safe, that password no longer works, and every browser that was signed in is signed out.',
      'If the password was yours, please choose a new one. You can also go on signing in with Google.',
      `Choose a new password: ${APP}/forgot-password`,
    ],
    id: [
      'Kata sandi Anda sudah dihapus',
      'Anda masuk ke TemuKerja dengan Google untuk pertama kalinya. Sebelumnya, alamat email Anda sudah didaftarkan dengan kata sandi, dan belum terbukti bahwa Anda yang membuatnya. Demi keamanan, kata sandi itu tidak berlaku lagi, dan semua perangkat yang sebelumnya masuk sudah dikeluarkan.',
      'Jika kata sandi itu memang milik Anda, silakan buat yang baru. Anda juga dapat tetap masuk dengan Google.',
      `Buat kata sandi baru: ${APP}/forgot-password`,
    ],
  },
  passwordRemovedByOwner: {
    mail: access(accessVoidedNews('B1', 'disowned')),
    en: [
      'Your password was removed',
      'You told us that it was not you who registered your address at TemuKerja. The password of that account no longer works, and every browser that was signed in is signed out.',
      'If you want to use the account, choose a password of your own, or sign in with Google.',
      `Choose a new password: ${APP}/forgot-password`,
    ],
    id: [
      'Kata sandi Anda sudah dihapus',
      'Anda memberi tahu kami bahwa bukan Anda yang mendaftarkan alamat email ini di TemuKerja. Kata sandi akun itu tidak berlaku lagi, dan semua perangkat yang sebelumnya masuk sudah dikeluarkan.',
      'Jika Anda ingin memakai akun ini, buat kata sandi Anda sendiri atau masuk dengan Google.',
      `Buat kata sandi baru: ${APP}/forgot-password`,
    ],
  },
  companyVerified: {
    mail: decided('VERIFY', null),
    en: [
      `${COMPANY} is verified`,
      'Your company has been verified. Your open jobs are visible to job seekers now.',
      `Go to your jobs: ${APP}/company/jobs`,
    ],
    id: [
      `${COMPANY} sudah terverifikasi`,
      'Perusahaan Anda sudah terverifikasi. Lowongan Anda yang masih dibuka kini dapat dilihat pencari kerja.',
      `Lihat lowongan Anda: ${APP}/company/jobs`,
    ],
  },
  companyRejected: {
    mail: decided('REJECT', 'The deed\nis {unreadable}'),
    en: [
      `${COMPANY} could not be verified`,
      'Reason: The deed\nis {unreadable}',
      'Correct your company profile and save it: that asks for verification again.',
      `Open your company profile: ${APP}/company/profile`,
    ],
    id: [
      `${COMPANY} belum dapat diverifikasi`,
      'Alasan: The deed\nis {unreadable}',
      'Perbaiki profil perusahaan Anda, lalu simpan. Setelah itu, perusahaan Anda akan kami periksa lagi.',
      `Buka profil perusahaan: ${APP}/company/profile`,
    ],
  },
  companyRevoked: {
    mail: decided('REVOKE', 'Moved'),
    en: [
      `The verification of ${COMPANY} was revoked`,
      'Your job postings are not visible to job seekers until your company is verified again.',
      'Note: Moved',
      `Open your company profile: ${APP}/company/profile`,
    ],
    id: [
      `Verifikasi ${COMPANY} dicabut`,
      'Lowongan Anda tidak dapat dilihat pencari kerja sampai perusahaan Anda terverifikasi lagi.',
      'Catatan: Moved',
      `Buka profil perusahaan: ${APP}/company/profile`,
    ],
  },
  jobHeld: {
    mail: (addressed) =>
      heldMail({ ...addressed, job: { id: 'J1', title: 'Juru Masak' }, holdReason: 'MONEY_BEFORE_WORK' }),
    en: [
      'Our team is checking your job Juru Masak',
      'Our team checks your job Juru Masak before job seekers see it. Until then nobody can apply for it.',
      'Reason: Its text may ask applicants for money before they work.',
      'You can answer once, on the page of the job.',
      `Open the job: ${APP}/company/job/J1`,
    ],
    id: [
      'Lowongan Juru Masak sedang diperiksa tim kami',
      'Tim kami memeriksa lowongan Juru Masak sebelum pencari kerja dapat melihatnya. Sampai saat itu belum ada yang dapat melamar.',
      'Alasan: Teksnya mungkin meminta uang dari pelamar sebelum mulai bekerja.',
      'Anda dapat menjawab satu kali di halaman lowongan.',
      `Buka lowongan: ${APP}/company/job/J1`,
    ],
  },
  jobPaused: {
    mail: (addressed) => pausedMail({ ...addressed, job: { id: 'J1', title: 'Juru Masak' }, reason: 'A\n{deposit}' }),
    en: [
      'Your job Juru Masak is paused',
      'Our team has paused your job Juru Masak. Until it is resumed, job seekers do not see it and nobody can be accepted for it. Applications stay.',
      'Reason: A\n{deposit}',
      'You can answer once, on the page of the job.',
      `Open the job: ${APP}/company/job/J1`,
    ],
    id: [
      'Lowongan Anda Juru Masak dijeda',
      'Tim kami menjeda lowongan Anda Juru Masak. Sampai ditayangkan kembali, pencari kerja tidak dapat melihatnya dan tidak ada pelamar yang dapat diterima. Lamaran tetap tersimpan.',
      'Alasan: A\n{deposit}',
      'Anda dapat menjawab satu kali di halaman lowongan.',
      `Buka lowongan: ${APP}/company/job/J1`,
    ],
  },
  jobResumed: {
    mail: (addressed) => resumedMail({ ...addressed, job: { id: 'J1', title: 'Juru Masak' } }),
    en: [
      'Your job Juru Masak may be shown',
      'Our team has released your job Juru Masak. Job seekers see it while it is open and your company is verified.',
      `Open the job: ${APP}/company/job/J1`,
    ],
    id: [
      'Lowongan Juru Masak boleh tayang',
      'Tim kami sudah mengizinkan lowongan Juru Masak tayang. Pencari kerja dapat melihatnya selama lowongan dibuka dan perusahaan Anda terverifikasi.',
      `Buka lowongan: ${APP}/company/job/J1`,
    ],
  },
  newApplicant: {
    mail: (addressed) =>
      newApplicationMail({
        ...addressed,
        applicationId: 'A1',
        jobTitle: 'Juru Masak',
        maskedName: 'R**i',
        interview,
        isAnotherTime: false,
      }),
    en: [
      'New applicant for Juru Masak',
      'R**i has applied for Juru Masak and chose this interview time: Aug 5, 2026, 09:00–09:30 WIB (On-site).',
      LOOK_FIRST.en,
      `See the applicant: ${APP}/company/applicant/A1`,
    ],
    id: [
      'Pelamar baru untuk Juru Masak',
      'R**i melamar posisi Juru Masak dan memilih jadwal wawancara ini: 5 Agu 2026, 09:00–09:30 WIB (Tatap muka).',
      LOOK_FIRST.id,
      `Lihat pelamar: ${APP}/company/applicant/A1`,
    ],
  },
  anotherTimeChosen: {
    mail: (addressed) =>
      newApplicationMail({
        ...addressed,
        applicationId: 'A1',
        jobTitle: 'Juru Masak',
        maskedName: 'R**i',
        interview,
        isAnotherTime: true,
      }),
    en: [
      'An applicant for Juru Masak has chosen another time',
      'R**i waits for your answer again and has chosen another interview time for Juru Masak: Aug 5, 2026, 09:00–09:30 WIB (On-site).',
      LOOK_FIRST.en,
      `See the applicant: ${APP}/company/applicant/A1`,
    ],
    id: [
      'Seorang pelamar untuk Juru Masak memilih jadwal lain',
      'R**i kembali menunggu jawaban Anda dan memilih jadwal wawancara lain untuk Juru Masak: 5 Agu 2026, 09:00–09:30 WIB (Tatap muka).',
      LOOK_FIRST.id,
      `Lihat pelamar: ${APP}/company/applicant/A1`,
    ],
  },
  repliesExpected: {
    mail: (addressed) =>
      repliesExpectedMail({
        ...addressed,
        replies: [
          { ...leaving, id: 'A1', job_title: 'Juru Masak', full_name: 'Rani Putri', reply_by: NOW },
          { ...leaving, id: 'A2', job_title: 'Kasir', full_name: 'Budi', reply_by: NOW },
        ],
      }),
    en: [
      '2 applicants wait for your answer',
      '2 applicants wait for your answer, the soonest first. When the date of an applicant below has passed, their interview time is free again. They must choose another time before you can accept them.',
      'A rejection is an answer too, and costs nothing.',
      `R**i P**i · Juru Masak\nAnswer expected by May 1, 2026, 10:00 WITA\n${APP}/company/applicant/A1`,
      `B**i · Kasir\nAnswer expected by May 1, 2026, 10:00 WITA\n${APP}/company/applicant/A2`,
      `See who waits: ${APP}/company/all-applicants?status=PENDING&sort=reply`,
    ],
    id: [
      '2 pelamar menunggu jawaban Anda',
      '2 pelamar menunggu jawaban Anda, yang paling mendesak lebih dulu. Setelah batas waktu di bawah ini lewat, jadwal wawancara pelamar itu kembali tersedia, dan ia harus memilih jadwal lain sebelum dapat Anda terima.',
      'Menolak juga merupakan jawaban, dan tidak memakai token.',
      `R**i P**i · Juru Masak\nJawaban ditunggu sampai 1 Mei 2026, 10:00 WITA\n${APP}/company/applicant/A1`,
      `B**i · Kasir\nJawaban ditunggu sampai 1 Mei 2026, 10:00 WITA\n${APP}/company/applicant/A2`,
      `Lihat siapa yang menunggu: ${APP}/company/all-applicants?status=PENDING&sort=reply`,
    ],
  },
  jobNews: {
    mail: (addressed) =>
      jobNewsMail({ ...addressed, job: { id: 'J1', title: 'Juru Masak' }, counts: { applied: 1, withdrawn: 2 } }),
    en: [
      'Juru Masak: 1 new applicant, 2 withdrawals',
      'Since our last e-mail about Juru Masak: 1 new applicant, 2 withdrawals.',
      LOOK_FIRST.en,
      `See the applicants: ${APP}/company/job/J1`,
    ],
    id: [
      'Juru Masak: 1 pelamar baru, 2 lamaran ditarik',
      'Kabar lowongan Juru Masak sejak email terakhir kami: 1 pelamar baru, 2 lamaran ditarik.',
      LOOK_FIRST.id,
      `Lihat pelamar: ${APP}/company/job/J1`,
    ],
  },
  applicantWithdrew: {
    mail: (addressed) => withdrawnMail({ ...addressed, application, maskedName: 'R**i' }),
    en: [
      'An applicant for Juru Masak has withdrawn',
      'R**i has withdrawn their application for Juru Masak, and has no seat in its interview times any more.',
      `See the application: ${APP}/company/applicant/A1`,
    ],
    id: [
      'Seorang pelamar untuk Juru Masak menarik lamarannya',
      'R**i menarik lamarannya untuk Juru Masak. Ia tidak lagi memakai kursi di jadwal wawancara.',
      `Lihat lamaran: ${APP}/company/applicant/A1`,
    ],
  },
  accepted: {
    mail: (addressed) => acceptedMail({ ...addressed, application, interview, sequence: 0 }),
    en: [
      `${COMPANY} has accepted your application`,
      `Good news: ${COMPANY} has accepted your application for Juru Masak.`,
      'Your interview: Aug 5, 2026, 09:00–09:30 WIB (On-site).',
      'The company now sees your name and how to reach you. The page of the application shows the venue or meeting link as soon as the company has given it.',
      `See your interview: ${APP}/user/application/A1`,
    ],
    id: [
      `${COMPANY} menerima lamaran Anda`,
      `Kabar baik! ${COMPANY} menerima lamaran Anda untuk Juru Masak.`,
      'Wawancara Anda: 5 Agu 2026, 09:00–09:30 WIB (Tatap muka).',
      'Perusahaan kini dapat melihat nama dan kontak Anda. Tempat atau tautan wawancara tampil di halaman lamaran Anda begitu perusahaan mengisinya.',
      `Lihat wawancara Anda: ${APP}/user/application/A1`,
    ],
  },
  rejected: {
    mail: (addressed) => rejectedMail({ ...addressed, application, isKnown: false }),
    en: [
      'Your application for Juru Masak',
      `${COMPANY} has decided not to go on with your application for Juru Masak.`,
      'Your name and contact were never shown to them. You can look at other open jobs.',
      `Find other jobs: ${APP}/user/jobs`,
    ],
    id: [
      'Lamaran Anda untuk Juru Masak',
      `${COMPANY} memutuskan tidak melanjutkan lamaran Anda untuk Juru Masak.`,
      'Nama dan kontak Anda tidak pernah ditampilkan kepada perusahaan ini. Anda dapat melihat lowongan lain yang masih dibuka.',
      `Cari lowongan lain: ${APP}/user/jobs`,
    ],
  },
  noReplyYet: {
    mail: (addressed) =>
      noReplyYetMail({
        ...addressed,
        application,
        times: [interview],
        related: [{ id: 'J2', title: 'Koki', companyName: 'PT Kilat', location: 'Cimahi' }],
      }),
    en: [
      'No reply yet: Juru Masak',
      `There is no reply yet to your application for Juru Masak at ${COMPANY}, and the time for it has passed. Your seat in the interview time is free again.`,
      'You can choose another time on the page of your application. The one that is free now is below.',
      'Below is also a job like this one.',
      'Your application stays open for 30 days. You can also withdraw it.',
      `Aug 5, 2026, 09:00–09:30 WIB\nOn-site\n${APP}/user/application/A1`,
      `Koki\nPT Kilat · Cimahi\n${APP}/user/job/J2`,
      `See your application: ${APP}/user/application/A1`,
    ],
    id: [
      'Belum dijawab: Juru Masak',
      `Lamaran Anda untuk Juru Masak di ${COMPANY} belum dijawab, dan batas waktunya sudah lewat. Kursi Anda di jadwal wawancara itu kembali kosong.`,
      'Anda dapat memilih jadwal lain di halaman lamaran Anda. Yang masih tersedia ada di bawah ini.',
      'Ada juga lowongan serupa di bawah ini.',
      'Lamaran Anda tetap terbuka selama 30 hari. Anda juga dapat menariknya.',
      `5 Agu 2026, 09:00–09:30 WIB\nTatap muka\n${APP}/user/application/A1`,
      `Koki\nPT Kilat · Cimahi\n${APP}/user/job/J2`,
      `Lihat lamaran Anda: ${APP}/user/application/A1`,
    ],
  },
  jobRemoved: {
    mail: (addressed) => jobRemovedMail({ ...addressed, application }),
    en: [
      'Juru Masak is no longer offered',
      `${COMPANY}, Juru Masak: The company has removed this job, so the application was closed.`,
      `Find other jobs: ${APP}/user/jobs`,
    ],
    id: [
      'Lowongan Juru Masak sudah tidak tersedia',
      `${COMPANY} menghapus lowongan Juru Masak, jadi lamaran Anda ditutup.`,
      `Cari lowongan lain: ${APP}/user/jobs`,
    ],
  },
  jobEdited: {
    mail: (addressed) => jobEditedMail({ ...addressed, application }, ['title', 'salary', 'skills']),
    en: [
      'Juru Masak has changed',
      'PT <Rasa> {Nusantara} has changed its job posting Juru Masak, for which you applied. What has changed: title, salary, and required skills.',
      'Your application and your interview time stay as they are.',
      'See the application: https://kerja.test/user/application/A1',
    ],
    id: [
      'Lowongan Juru Masak berubah',
      'PT <Rasa> {Nusantara} mengubah lowongan Juru Masak yang Anda lamar. Yang berubah: judul, gaji, dan keahlian yang dibutuhkan.',
      'Lamaran dan jadwal wawancara Anda tetap seperti semula.',
      'Lihat lamaran: https://kerja.test/user/application/A1',
    ],
  },
  companyLeft: {
    mail: (addressed) => companyLeftMail({ ...addressed, application: leaving }),
    en: [
      'A company that you applied to has left',
      'A company that you applied to has left TemuKerja, so your application with the interview on Aug 5, 2026, 09:00–09:30 WITA was closed.',
      `See the application: ${APP}/user/application/A1`,
    ],
    id: [
      'Perusahaan yang Anda lamar keluar dari TemuKerja',
      'Perusahaan yang Anda lamar sudah keluar dari TemuKerja, jadi lamaran Anda dengan wawancara pada 5 Agu 2026, 09:00–09:30 WITA ditutup.',
      `Lihat lamaran: ${APP}/user/application/A1`,
    ],
  },
  interviewDropped: {
    mail: (addressed) => interviewDroppedMail({ ...addressed, application: leaving, by: 'APPLICANT', sequence: 1 }),
    en: [
      'The interview on Aug 5, 2026 is cancelled',
      'Your applicant has left TemuKerja, so the interview on Aug 5, 2026, 09:00–09:30 WITA does not take place.',
      `See the application: ${APP}/company/applicant/A1`,
    ],
    id: [
      'Wawancara pada 5 Agu 2026 dibatalkan',
      'Pelamar Anda sudah keluar dari TemuKerja, jadi wawancara pada 5 Agu 2026, 09:00–09:30 WITA dibatalkan.',
      `Lihat lamaran: ${APP}/company/applicant/A1`,
    ],
  },
  erasureWaits: {
    mail: (addressed) => erasureWaitsMail({ role: null, dueAt: NOW }, { ...addressed, isCompany: false }),
    en: [
      'Your data will be erased on May 1, 2026',
      'You asked us to erase your account. It is hidden from now on and will be erased on May 1, 2026.',
      'Until then you can log in and cancel. If it was not you, cancel it and choose a new password.',
      `Cancel the erasure: ${APP}/user/privacy`,
    ],
    id: [
      'Data Anda akan dihapus pada 1 Mei 2026',
      'Anda meminta kami menghapus akun Anda. Mulai sekarang datanya disembunyikan, lalu dihapus pada 1 Mei 2026.',
      'Sampai saat itu Anda dapat masuk dan membatalkannya. Jika bukan Anda yang memintanya, segera batalkan dan buat kata sandi baru.',
      `Batalkan penghapusan: ${APP}/user/privacy`,
    ],
  },
  erasureBegins: {
    mail: ({ to }) => erasureBeginsMail({ role: 'USER' }, to),
    en: [
      'Your data is being erased',
      'You asked us to erase your job seeker profile. We are doing it now; it takes a minute and cannot be taken back.',
      'Your company stays as it is.',
    ],
    id: [
      'Data Anda sedang dihapus',
      'Anda meminta kami menghapus profil pencari kerja Anda. Kami sedang menghapusnya; prosesnya sekitar satu menit dan tidak dapat dibatalkan.',
      'Perusahaan Anda tetap seperti semula.',
    ],
  },
  erasureCancelled: {
    mail: ({ to }) => erasureCancelledMail(to),
    en: ['Your data stays', 'You cancelled the erasure. Everything is as it was before.'],
    id: ['Data Anda tidak jadi dihapus', 'Anda membatalkan penghapusan. Semuanya kembali seperti semula.'],
  },
  interviewDetails: {
    mail: (addressed) =>
      interviewDetailsMail({
        ...addressed,
        application,
        details: { venue: 'Lantai 3', link: 'https://meet.test/1', additionalInfo: 'Bawa KTP\n\ndan pulpen' },
        soon: '2026-12-01',
        sequence: 1,
      }),
    en: [
      'Your interview for Juru Masak: venue and details',
      `${COMPANY} has added or changed the details of your interview.`,
      'Venue: Lantai 3',
      'Meeting link: https://meet.test/1',
      'Additional information: Bawa KTP\n\ndan pulpen',
      'The interview on Dec 1, 2026 is near. If the details do not suit you, you can propose another time or call the interview off on its page.',
      `See your interview: ${APP}/user/application/A1`,
    ],
    id: [
      'Wawancara Anda untuk Juru Masak: tempat dan detail',
      `${COMPANY} menambahkan atau mengubah detail wawancara Anda.`,
      'Tempat: Lantai 3',
      'Tautan wawancara: https://meet.test/1',
      'Informasi tambahan: Bawa KTP\n\ndan pulpen',
      'Wawancara pada 1 Des 2026 sudah dekat. Jika detailnya tidak cocok, Anda dapat mengusulkan jadwal lain atau membatalkan wawancara di halaman wawancara.',
      `Lihat wawancara Anda: ${APP}/user/application/A1`,
    ],
  },
  reminder: {
    mail: (addressed) =>
      reminderMail({
        ...addressed,
        application,
        reader: 'COMPANY',
        applicantName: 'Rina Dewi',
        isToday: false,
        interview: mailedInterview(anInterview({ ...NINE, timeZone: 'Asia/Jayapura' }, 'TENTATIVE')),
      }),
    en: [
      'Interview tomorrow: Juru Masak',
      'Your interview with Rina Dewi for Juru Masak is tomorrow: Aug 5, 2026, 09:00–09:30 WIT (Tentative).',
      `See the interview: ${APP}/company/applicant/A1`,
    ],
    id: [
      'Wawancara besok: Juru Masak',
      'Wawancara Anda dengan Rina Dewi untuk Juru Masak berlangsung besok: 5 Agu 2026, 09:00–09:30 WIT (Lokasi menyusul).',
      `Lihat wawancara: ${APP}/company/applicant/A1`,
    ],
  },
  savedSearchNews: {
    mail: (addressed) =>
      savedSearchMail({
        ...addressed,
        unsubscribeUrl: `${APP}/unsubscribe?token=S1.x`,
        saved: {
          name: 'Sopir di Bandung',
          search: 'sopir & kurir',
          filter: { ...NO_JOB_FILTER, employmentType: 'FULL_TIME', placeId: 'bandung', postedWithinDays: 1 },
          cadence: 'WEEKLY',
        },
        news: {
          jobs: [
            { id: 'J1', title: 'Sopir', company_name: COMPANY, location: 'Bandung', total: 1200 },
            { id: 'J2', title: 'Kurir', company_name: 'PT Kilat', location: 'Cimahi', total: 1200 },
          ],
          totalCount: 1200,
        },
      }),
    en: [
      '1.200 new jobs: Sopir di Bandung',
      'There are 1.200 new jobs for your saved search “Sopir di Bandung”.',
      'These are the newest 2; the list has all of them.',
      'You get this e-mail at most once a week, and only when there is something new.',
      ...SOPIR_AND_KURIR,
      `See the whole list: ${SEARCHED}`,
      `Stop the e-mails of this search: ${APP}/unsubscribe?token=S1.x`,
    ],
    id: [
      '1.200 lowongan baru: Sopir di Bandung',
      'Ada 1.200 lowongan baru untuk pencarian tersimpan Anda “Sopir di Bandung”.',
      'Berikut 2 lowongan terbaru; selebihnya ada di daftar lowongan.',
      'Email ini kami kirim paling sering sekali seminggu, dan hanya jika ada yang baru.',
      ...SOPIR_AND_KURIR,
      `Lihat semua lowongan: ${SEARCHED}`,
      `Hentikan email untuk pencarian ini: ${APP}/unsubscribe?token=S1.x`,
    ],
  },
  dataExportReady: {
    mail: (addressed) => dataExportReadyMail({ ...addressed, requestedAs: 'COMPANY', readyAt: NOW }),
    en: [
      'Your data is ready to download',
      'You asked for a copy of your data at TemuKerja. It is ready, and can be downloaded until May 2, 2026, 09:00 WIB.',
      'The link asks you to log in, because the file is for you alone. If you did not ask for it, set a new password at once.',
      `Download your data: ${APP}/company/privacy`,
    ],
    id: [
      'Data Anda siap diunduh',
      'Salinan data Anda di TemuKerja sudah siap dan dapat diunduh sampai 2 Mei 2026 pukul 09:00 WIB.',
      'Anda perlu masuk untuk mengunduhnya, karena file ini hanya untuk Anda. Jika bukan Anda yang memintanya, segera buat kata sandi baru.',
      `Unduh data Anda: ${APP}/company/privacy`,
    ],
  },
  rescheduleRequested: {
    mail: (addressed) =>
      rescheduleMail({ ...addressed, application, applicantName, by: 'COMPANY', news: 'requested', time }),
    en: [
      'Another interview time is proposed: Juru Masak',
      `${COMPANY} proposes Dec 1, 2026, 14:00–14:30 WIB as the new interview time (Juru Masak).`,
      `See the interview: ${APP}/user/application/A1`,
    ],
    id: [
      'Permintaan ubah jadwal wawancara: Juru Masak',
      `${COMPANY} mengusulkan 1 Des 2026, 14:00–14:30 WIB sebagai jadwal wawancara baru (Juru Masak).`,
      `Lihat wawancara: ${APP}/user/application/A1`,
    ],
  },
  rescheduleAccepted: {
    mail: (addressed) =>
      rescheduleMail({ ...addressed, application, applicantName, by: 'APPLICANT', news: 'accepted', time }),
    en: [
      'The new interview time is agreed: Juru Masak',
      'Rani Putri accepted the new time. The interview takes place on Dec 1, 2026, 14:00–14:30 WIB (Juru Masak).',
      `See the interview: ${APP}/company/applicant/A1`,
    ],
    id: [
      'Jadwal wawancara baru disepakati: Juru Masak',
      'Rani Putri menerima jadwal baru. Wawancara berlangsung pada 1 Des 2026, 14:00–14:30 WIB (Juru Masak).',
      `Lihat wawancara: ${APP}/company/applicant/A1`,
    ],
  },
  rescheduleRejected: {
    mail: (addressed) =>
      rescheduleMail({ ...addressed, application, applicantName, by: 'COMPANY', news: 'rejected', time }),
    en: [
      'The proposed interview time was declined: Juru Masak',
      `${COMPANY} did not agree to the proposed time Dec 1, 2026, 14:00–14:30 WIB (Juru Masak). Nothing else has changed.`,
      `See the interview: ${APP}/user/application/A1`,
    ],
    id: [
      'Usulan jadwal wawancara tidak disetujui: Juru Masak',
      `${COMPANY} tidak menyetujui usulan jadwal 1 Des 2026, 14:00–14:30 WIB (Juru Masak). Selain itu tidak ada yang berubah.`,
      `Lihat wawancara: ${APP}/user/application/A1`,
    ],
  },
  rescheduleCountered: {
    mail: (addressed) =>
      rescheduleMail({ ...addressed, application, applicantName, by: 'APPLICANT', news: 'countered', time }),
    en: [
      'A counter offer for the interview time: Juru Masak',
      'Rani Putri proposes another time instead: Dec 1, 2026, 14:00–14:30 WIB (Juru Masak).',
      `See the interview: ${APP}/company/applicant/A1`,
    ],
    id: [
      'Usulan jadwal lain untuk wawancara: Juru Masak',
      'Rani Putri mengusulkan jadwal lain: 1 Des 2026, 14:00–14:30 WIB (Juru Masak).',
      `Lihat wawancara: ${APP}/company/applicant/A1`,
    ],
  },
  rescheduleWithdrawn: {
    mail: (addressed) =>
      rescheduleMail({ ...addressed, application, applicantName, by: 'COMPANY', news: 'withdrawn', time }),
    en: [
      'A proposed interview time was taken back: Juru Masak',
      `${COMPANY} has taken back its proposal for Dec 1, 2026, 14:00–14:30 WIB (Juru Masak). Nothing else has changed.`,
      `See the interview: ${APP}/user/application/A1`,
    ],
    id: [
      'Usulan jadwal wawancara ditarik kembali: Juru Masak',
      `${COMPANY} menarik kembali usulannya untuk 1 Des 2026, 14:00–14:30 WIB (Juru Masak). Selain itu tidak ada yang berubah.`,
      `Lihat wawancara: ${APP}/user/application/A1`,
    ],
  },
  rescheduleExpired: {
    mail: (addressed) =>
      rescheduleMail({
        ...addressed,
        application,
        applicantName,
        by: 'COMPANY',
        reader: 'COMPANY',
        news: 'expired',
        time,
      }),
    en: [
      'A proposed interview time was not answered: Juru Masak',
      'Your proposal for Dec 1, 2026, 14:00–14:30 WIB was not answered in time (Juru Masak). Nothing else has changed.',
      `See the interview: ${APP}/company/applicant/A1`,
    ],
    id: [
      'Usulan jadwal wawancara tidak dijawab: Juru Masak',
      'Usulan Anda untuk 1 Des 2026, 14:00–14:30 WIB tidak dijawab tepat waktu (Juru Masak). Selain itu tidak ada yang berubah.',
      `Lihat wawancara: ${APP}/company/applicant/A1`,
    ],
  },
  interviewCancelled: {
    mail: (addressed) =>
      rescheduleMail({ ...addressed, application, applicantName, by: 'COMPANY', news: 'cancelled', time }),
    en: [
      'The interview was cancelled: Juru Masak',
      `The interview of Dec 1, 2026, 14:00–14:30 WIB (Juru Masak) was cancelled by ${COMPANY}. The reason is on the page of the interview.`,
      'For 30 days each side can propose a new time on the page of the interview. It costs nothing.',
      `See the interview: ${APP}/user/application/A1`,
    ],
    id: [
      'Wawancara dibatalkan: Juru Masak',
      `Wawancara 1 Des 2026, 14:00–14:30 WIB (Juru Masak) dibatalkan oleh ${COMPANY}. Alasannya ada di halaman wawancara.`,
      'Selama 30 hari, kedua pihak dapat mengusulkan jadwal baru di halaman wawancara, tanpa biaya.',
      `Lihat wawancara: ${APP}/user/application/A1`,
    ],
  },
  interviewPlannedAgain: {
    mail: (addressed) =>
      rescheduleMail({ ...addressed, application, applicantName, by: 'APPLICANT', news: 'plannedAgain', time }),
    en: [
      'The interview is planned again: Juru Masak',
      'Rani Putri accepted the new time. The interview takes place on Dec 1, 2026, 14:00–14:30 WIB (Juru Masak).',
      `See the interview: ${APP}/company/applicant/A1`,
    ],
    id: [
      'Wawancara dijadwalkan lagi: Juru Masak',
      'Rani Putri menerima jadwal baru. Wawancara berlangsung pada 1 Des 2026, 14:00–14:30 WIB (Juru Masak).',
      `Lihat wawancara: ${APP}/company/applicant/A1`,
    ],
  },
  interviewOutcome: {
    mail: (addressed) => outcomeMail({ ...addressed, application, outcome: 'NOT_CHOSEN' }),
    en: [
      'The outcome of your interview: Juru Masak',
      `Thank you for taking the time for the interview with ${COMPANY}. You were not chosen for the job Juru Masak. We know that this is not what you hoped for, and wish you success with the next one.`,
      `See the application: ${APP}/user/application/A1`,
    ],
    id: [
      'Hasil wawancara Anda: Juru Masak',
      `Terima kasih sudah meluangkan waktu untuk wawancara dengan ${COMPANY}. Kali ini Anda tidak terpilih untuk lowongan Juru Masak. Kami tahu ini bukan kabar yang Anda harapkan. Semoga berhasil di kesempatan berikutnya.`,
      `Lihat lamaran: ${APP}/user/application/A1`,
    ],
  },
  outcomeQuestion: {
    mail: (addressed) => outcomeQuestionMail({ ...addressed, interviews: 3 }),
    en: [
      'How did your 3 interviews end?',
      '3 interviews of yours are over, and the applicants wait for the outcome. Chosen, not chosen, or still deciding: one tap is enough.',
      `Tell the outcome: ${APP}/company/outcomes`,
    ],
    id: [
      'Bagaimana hasil 3 wawancara Anda?',
      '3 wawancara Anda sudah selesai dan pelamarnya menunggu hasil. Terpilih, tidak terpilih, atau masih mempertimbangkan: cukup satu ketukan.',
      `Sampaikan hasil: ${APP}/company/outcomes`,
    ],
  },
  interviewCalendar: {
    mail: (addressed) => calendarEntryMail({ ...addressed, application, reader: 'COMPANY', time, sequence: 0 }),
    en: [
      'Your calendar entry: interview for Juru Masak',
      'The interview for Juru Masak takes place on Dec 1, 2026, 14:00–14:30 WIB. Its calendar entry is attached. If something changes, a later e-mail updates it.',
      'The page of the interview shows everything else.',
      `See the interview: ${APP}/company/applicant/A1`,
    ],
    id: [
      'Entri kalender Anda: wawancara untuk Juru Masak',
      'Wawancara untuk Juru Masak berlangsung pada 1 Des 2026, 14:00–14:30 WIB. Entri kalendernya terlampir; jika ada perubahan, email berikutnya memperbaruinya.',
      'Selengkapnya ada di halaman wawancara.',
      `Lihat wawancara: ${APP}/company/applicant/A1`,
    ],
  },
};

/** Kinds that say something else in other cases. */
const CASES: [name: string, written: Written][] = [
  [
    'someone who was chosen',
    {
      mail: (addressed) => outcomeMail({ ...addressed, application, outcome: 'CHOSEN' }),
      en: [
        'You were chosen: Juru Masak',
        `Good news: after your interview, ${COMPANY} has chosen you for the job Juru Masak. Congratulations! The company now arranges the next step with you.`,
        `See the application: ${APP}/user/application/A1`,
      ],
      id: [
        'Anda terpilih: Juru Masak',
        `Kabar baik: setelah wawancara, ${COMPANY} memilih Anda untuk lowongan Juru Masak. Selamat! Langkah berikutnya diatur perusahaan bersama Anda.`,
        `Lihat lamaran: ${APP}/user/application/A1`,
      ],
    },
  ],
  [
    'a company that is still deciding',
    {
      mail: (addressed) => outcomeMail({ ...addressed, application, outcome: 'STILL_DECIDING' }),
      en: [
        'The company is still deciding: Juru Masak',
        `${COMPANY} has not decided yet about the job Juru Masak. You will hear from us as soon as they tell the outcome. You can go on applying to other jobs meanwhile.`,
        `See the application: ${APP}/user/application/A1`,
      ],
      id: [
        'Perusahaan masih mempertimbangkan: Juru Masak',
        `${COMPANY} belum memutuskan tentang lowongan Juru Masak. Kami akan mengabari Anda begitu perusahaan menyampaikan hasilnya. Sementara itu, Anda dapat terus melamar ke lowongan lain.`,
        `Lihat lamaran: ${APP}/user/application/A1`,
      ],
    },
  ],
  [
    'one interview without an outcome',
    {
      mail: (addressed) => outcomeQuestionMail({ ...addressed, interviews: 1 }),
      en: [
        'How did your interview end?',
        'An interview of yours is over, and the applicant waits for the outcome. Chosen, not chosen, or still deciding: one tap is enough.',
        `Tell the outcome: ${APP}/company/outcomes`,
      ],
      id: [
        'Bagaimana hasil wawancara Anda?',
        'Satu wawancara sudah selesai dan pelamarnya menunggu hasil. Terpilih, tidak terpilih, atau masih mempertimbangkan: cukup satu ketukan.',
        `Sampaikan hasil: ${APP}/company/outcomes`,
      ],
    },
  ],
  [
    'a single new job, daily',
    {
      mail: (addressed) =>
        savedSearchMail({
          ...addressed,
          unsubscribeUrl: `${APP}/unsubscribe?token=S1.x`,
          saved: { name: 'Kasir', search: 'kasir', filter: NO_JOB_FILTER, cadence: 'DAILY' },
          news: {
            jobs: [{ id: 'J3', title: 'Kasir', company_name: COMPANY, location: 'Bogor', total: 1 }],
            totalCount: 1,
          },
        }),
      en: [
        '1 new job: Kasir',
        'There is 1 new job for your saved search “Kasir”.',
        'You get this e-mail at most once a day, and only when there is something new.',
        `Kasir\n${COMPANY} · Bogor\n${APP}/user/job/J3`,
        `See the whole list: ${APP}/user/jobs?search=kasir`,
        `Stop the e-mails of this search: ${APP}/unsubscribe?token=S1.x`,
      ],
      id: [
        '1 lowongan baru: Kasir',
        'Ada 1 lowongan baru untuk pencarian tersimpan Anda “Kasir”.',
        'Email ini kami kirim paling sering sekali sehari, dan hanya jika ada yang baru.',
        `Kasir\n${COMPANY} · Bogor\n${APP}/user/job/J3`,
        `Lihat semua lowongan: ${APP}/user/jobs?search=kasir`,
        `Hentikan email untuk pencarian ini: ${APP}/unsubscribe?token=S1.x`,
      ],
    },
  ],
  ...(
    [
      [{ applied: 2 }, '2 new applicants', '2 pelamar baru'],
      [{ withdrawn: 1 }, '1 withdrawal', '1 lamaran ditarik'],
      [{ withdrawn: 3 }, '3 withdrawals', '3 lamaran ditarik'],
      [{ applied: 1, withdrawn: 1 }, '1 new applicant, 1 withdrawal', '1 pelamar baru, 1 lamaran ditarik'],
      [{ applied: 2, withdrawn: 1 }, '2 new applicants, 1 withdrawal', '2 pelamar baru, 1 lamaran ditarik'],
      [
        { applied: 1200, withdrawn: 1000 },
        '1.200 new applicants, 1.000 withdrawals',
        '1.200 pelamar baru, 1.000 lamaran ditarik',
      ],
    ] as const
  ).map(([counts, en, id]): [string, Written] => [
    `news of ${JSON.stringify(counts)}`,
    {
      mail: (addressed) => jobNewsMail({ ...addressed, job: { id: 'J2', title: 'Kasir' }, counts }),
      en: [
        `Kasir: ${en}`,
        `Since our last e-mail about Kasir: ${en}.`,
        ...('applied' in counts ? [LOOK_FIRST.en] : []),
        `See the applicants: ${APP}/company/job/J2`,
      ],
      id: [
        `Kasir: ${id}`,
        `Kabar lowongan Kasir sejak email terakhir kami: ${id}.`,
        ...('applied' in counts ? [LOOK_FIRST.id] : []),
        `Lihat pelamar: ${APP}/company/job/J2`,
      ],
    },
  ]),
  [
    'a rejection by a company that knows the person',
    {
      mail: (addressed) =>
        rejectedMail({ ...addressed, application: { ...application, job_title: 'Sopir' }, isKnown: true }),
      en: [
        'Your application for Sopir',
        `${COMPANY} has decided not to go on with your application for Sopir.`,
        'They see your name and contact because they have accepted you for another job. You can look at other open jobs.',
        `Find other jobs: ${APP}/user/jobs`,
      ],
      id: [
        'Lamaran Anda untuk Sopir',
        `${COMPANY} memutuskan tidak melanjutkan lamaran Anda untuk Sopir.`,
        'Perusahaan ini dapat melihat nama dan kontak Anda karena pernah menerima Anda untuk lowongan lain. Anda dapat melihat lowongan lain yang masih dibuka.',
        `Cari lowongan lain: ${APP}/user/jobs`,
      ],
    },
  ],
  [
    'a rejected company without a reason',
    {
      mail: (addressed) => decisionMail({ ...addressed, companyName: 'PT Sunyi', decision: 'REJECT', comment: null }),
      en: [
        'PT Sunyi could not be verified',
        'Reason: No specific reason provided.',
        'Correct your company profile and save it: that asks for verification again.',
        `Open your company profile: ${APP}/company/profile`,
      ],
      id: [
        'PT Sunyi belum dapat diverifikasi',
        'Administrator tidak mencantumkan alasan khusus.',
        'Perbaiki profil perusahaan Anda, lalu simpan. Setelah itu, perusahaan Anda akan kami periksa lagi.',
        `Buka profil perusahaan: ${APP}/company/profile`,
      ],
    },
  ],
  [
    'a revocation without a note',
    {
      mail: (addressed) => decisionMail({ ...addressed, companyName: 'PT Sunyi', decision: 'REVOKE', comment: null }),
      en: [
        'The verification of PT Sunyi was revoked',
        'Your job postings are not visible to job seekers until your company is verified again.',
        `Open your company profile: ${APP}/company/profile`,
      ],
      id: [
        'Verifikasi PT Sunyi dicabut',
        'Lowongan Anda tidak dapat dilihat pencari kerja sampai perusahaan Anda terverifikasi lagi.',
        `Buka profil perusahaan: ${APP}/company/profile`,
      ],
    },
  ],
  [
    'details without link and notes',
    {
      mail: (addressed) =>
        interviewDetailsMail({
          ...addressed,
          application: { ...application, job_title: 'Sopir' },
          details: { venue: 'Lobi', link: null, additionalInfo: null },
          soon: null,
          sequence: 1,
        }),
      en: [
        'Your interview for Sopir: venue and details',
        `${COMPANY} has added or changed the details of your interview.`,
        'Venue: Lobi',
        `See your interview: ${APP}/user/application/A1`,
      ],
      id: [
        'Wawancara Anda untuk Sopir: tempat dan detail',
        `${COMPANY} menambahkan atau mengubah detail wawancara Anda.`,
        'Tempat: Lobi',
        `Lihat wawancara Anda: ${APP}/user/application/A1`,
      ],
    },
  ],
  [
    "a reminder on the interview's day",
    {
      mail: (addressed) =>
        reminderMail({
          ...addressed,
          application,
          reader: 'APPLICANT',
          applicantName: 'Rina Dewi',
          isToday: true,
          interview: mailedInterview(anInterview({ ...NINE, timeZone: 'Asia/Makassar' }, 'ONLINE')),
        }),
      en: [
        'Interview today: Juru Masak',
        `Your interview with ${COMPANY} for Juru Masak is today: Aug 5, 2026, 08:00–08:30 WIB / 09:00–09:30 WITA / 10:00–10:30 WIT (Online).`,
        `See the interview: ${APP}/user/application/A1`,
      ],
      id: [
        'Wawancara hari ini: Juru Masak',
        `Wawancara Anda dengan ${COMPANY} untuk Juru Masak berlangsung hari ini: 5 Agu 2026, 08:00–08:30 WIB / 09:00–09:30 WITA / 10:00–10:30 WIT (Online).`,
        `Lihat wawancara: ${APP}/user/application/A1`,
      ],
    },
  ],
];

let people = 0;
async function anAddress(language: Language | null): Promise<string> {
  people += 1;
  const reader = await aSeeker(server, { email: `reader${people}@mails.test` });
  if (language) await chooseLanguage(reader, language);
  return reader.email;
}

async function queue(mail: OutgoingMail): Promise<void> {
  await inTransaction(server.dataSource, (transaction) =>
    server.services.outbox.queueMail(transaction, `test:${mail.to}`, mail),
  );
}

/** The subject and the text of the only mail with this subject, without the line with the site's name. */
async function wordsTo(address: string, subject: string): Promise<string> {
  const [mail] = await mailsArrived(server, address, subject);
  return [mail?.subject, ...(mail?.text.trim().split('\n\n').slice(0, -1) ?? [])].join('\n\n');
}

/** Where a mail of a kind that can be switched off says so. */
function lastLine({ kind }: OutgoingMail, language: Language): string[] {
  const preference = PREFERENCE_OF_MAIL[kind];
  if (preference === null) return [];
  const page = { APPLICATION_NEWS: '/user/privacy', APPLICANT_NEWS: '/company/privacy' }[preference];
  const words = { en: 'Switch off e-mails like this', id: 'Berhenti menerima email seperti ini' }[language];
  return [`${words}: ${server.services.env.APP_URL}${page}`];
}

async function expectWords({ mail, ...words }: Written): Promise<void> {
  for (const [reader, language] of [
    ['id', 'id'],
    ['en', 'en'],
    [null, 'en'],
  ] as const) {
    const to = await anAddress(reader);
    const sent = mail({ to, appUrl: APP });
    await queue(sent);
    expect(await wordsTo(to, words[language][0])).toBe([...words[language], ...lastLine(sent, language)].join('\n\n'));
  }
}

describe('every mail, in the language of the account that has the address', () => {
  it.each(Object.keys(mails) as MailKind[])('%s', async (kind) => {
    expect(TABLE[kind].mail({ to: 'any@mails.test', appUrl: APP }).kind).toBe(kind);
    await expectWords(TABLE[kind]);
  });

  it.each(CASES)('%s', async (_name, written) => expectWords(written));

  it.each([
    [0, '0 are left', 'Kode Anda sudah habis; buat yang baru di halaman Keamanan.'],
    [1, '1 is left', 'Sisa 1 kode;'],
  ])('a used recovery code of which %d are left', async (left, english, indonesian) => {
    for (const [language, kind, told] of [
      ['en', 'A recovery code was used', english],
      ['id', 'Satu kode pemulihan sudah dipakai', indonesian],
    ] as const) {
      const to = await anAddress(language);
      await queue(access(recoveryCodeUsed(left))({ to, appUrl: APP }));
      expect(await wordsTo(to, kind)).toContain(told);
    }
  });

  it.each([
    ['Firefox', 'Mozilla/5.0 Firefox/130.0', 'Firefox', 'Firefox'],
    ['none', null, 'Unknown device', 'Perangkat tidak dikenal'],
  ])('a new device that says %s', async (_name, userAgent, english, indonesian) => {
    for (const [language, subject, told] of [
      ['en', 'New sign-in to your account', english],
      ['id', 'Akun Anda dibuka di perangkat baru', indonesian],
    ] as const) {
      const to = await anAddress(language);
      await queue(access(signedInFromNewDevice(deviceOf(userAgent), NOW))({ to, appUrl: APP }));
      expect(await wordsTo(to, subject)).toContain(`: ${told}, `);
    }
  });

  it('English for an address without an account', async () => {
    await queue(secondFactorResetMail('nobody@mails.test'));
    await mailsArrived(server, 'nobody@mails.test', 'Two-factor authentication was taken off your account');
  });

  it('in HTML as well, which names its language', async () => {
    const to = await anAddress('id');
    await queue(verificationMail({ to, appUrl: APP, code: 'c0de', returnTo: null }));
    const [mail] = await mailsArrived(server, to, 'Verifikasi alamat email Anda');
    const html = await (await server.visitor().fetch(`/sandbox/mailbox/${mail?.number}`)).text();
    expect(html).toContain('<html lang="id">');
    expect(html).toContain('>Verifikasi alamat email</a>');
  });
});

describe('a mail that waits', () => {
  it('is in the language of the moment when it leaves', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { title: 'Kasir', slots: [{ maxApplicants: 5 }] });
    for (let number = 0; number < 3; number += 1) await applied(await aSeeker(server), job);
    await mailsArrived(server, company.email, 'New applicant for Kasir');
    await chooseLanguage(company, 'id');

    minutesLater(server);

    await mailsArrived(server, company.email, 'Kasir: 2 pelamar baru');
  });
});
