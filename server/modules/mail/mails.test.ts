import { PREFERENCE_OF_MAIL } from '../../../domain/consents';
import { NO_JOB_FILTER } from '../../../domain/job-filter';
import { LANGUAGES, type Language } from '../../../domain/language';
import { inTransaction } from '../../db/transaction';
import type { MailKind } from '../../language/mail-values';
import * as english from '../../messages/en';
import * as indonesian from '../../messages/id';
import type { OutgoingMail } from '../../ports';
import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { aJob, applied } from '../../../testkit/market/job-factory';
import { eventually } from '../../../testkit/races/eventually';
import { mailsArrived, mailsTo, minutesLater } from '../../../testkit/outside/mailbox';
import { chooseLanguage } from '../../../testkit/people/own-language';
import { useServer } from '../../../testkit/server/test-server';
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
  noReplyMail,
  ownWithdrawnMail,
  rejectedMail,
  repliesExpectedMail,
  withdrawnMail,
} from '../applications/application.mails';
import {
  addressTakenMail,
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
import { deviceOf } from '../accounts';
import { erasureBeginsMail, erasureCancelledMail, erasureWaitsMail } from '../erasure/erasure.mails';
import { outcomeMail, outcomeQuestionMail } from '../follow-ups/follow-up.mails';
import { spanOf, type ZonedSpan } from '../../../domain/interview-times';
import type { LocationType } from '../../../domain/slots';
import { WIB } from '../../../domain/time';
import { interviewDetailsMail, reminderMail } from '../interviews/interview.mails';
import {
  membershipEndedMail,
  ownerNamedMail,
  ownerRoleEndedMail,
  ownersChangedMail,
  ownersFrozenMail,
} from '../members/member.mails';
import { dataExportReadyMail } from '../data-exports/data-export.mails';
import { heldMail } from '../jobs/job.mails';
import { timeFreeMail } from '../applications/waits/job-wait.mails';
import { savedSearchMail } from '../saved-searches/saved-search.mails';
import { invitationMail, memberJoinedMail, ownerInvitedMail } from '../members/invitations/invitation.mails';
import { rescheduleMail } from '../reschedules/reschedule.mails';
import { pausedMail, resumedMail } from '../reports/report.mails';
import { decisionMail } from '../verification/verification.mails';

const server = useServer();

interface Addressed {
  to: string;
  appUrl: string;
}
interface Case {
  mail: (addressed: Addressed) => OutgoingMail;
  /** Where its button leads; null without one. */
  path: string | null;
  /** Values and the words that were chosen by them, in either language where they differ. */
  says: readonly (string | Record<Language, string>)[];
  /** The paragraphs that are left out. */
  without?: readonly string[];
}
interface CatalogueMail {
  subject: string;
  paragraphs: Readonly<Record<string, string>>;
  action?: string;
}
/** A case without anything left out. */
const mailed = (mail: Case['mail'], path: Case['path'], ...says: Case['says']): Case => ({ mail, path, says });

const CATALOGUE = { en: english, id: indonesian };

const APP = 'https://kerja.test';
const application = { id: 'A1', job_title: 'Juru Masak', company_name: 'PT <Rasa> {Nusantara}' };
const COMPANY = application.company_name;
/** The company and the job that most mails of an application name. */
const ABOUT = [COMPANY, application.job_title];
const JOB = { id: 'J1', title: 'Juru Masak' };
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

const ONSITE = { en: '(On-site)', id: '(Tatap muka)' };
const AUG = { en: 'Aug 5, 2026, 09:00–09:30 WIB', id: '5 Agu 2026, 09:00–09:30 WIB' };
const DEC = { en: 'Dec 1, 2026, 14:00–14:30 WIB', id: '1 Des 2026, 14:00–14:30 WIB' };

type Reschedule = Parameters<typeof rescheduleMail>[0];

/** News of one side, which the other one reads. */
function rescheduled(
  by: Reschedule['by'],
  news: Reschedule['news'],
  who: Case['says'][number],
  reader?: Reschedule['reader'],
): Case {
  const isForCompany = reader === 'COMPANY' || by === 'APPLICANT';
  return mailed(
    (to) => rescheduleMail({ ...to, application, applicantName, by, news, time, ...(reader && { reader }) }),
    isForCompany ? '/company/applicant/A1' : '/user/application/A1',
    who,
    DEC,
    '(Juru Masak)',
  );
}

const newApplication = (isAnotherTime: boolean): Case =>
  mailed(
    (to) =>
      newApplicationMail({
        ...to,
        applicationId: 'A1',
        jobTitle: 'Juru Masak',
        maskedName: 'R**i',
        interview,
        isAnotherTime,
      }),
    '/company/applicant/A1',
    'R**i',
    'Juru Masak',
    AUG,
    ONSITE,
  );

const INVITED = { companyName: COMPANY, role: 'RECRUITER', inviterName: 'Dimas Anggoro' } as const;

/** Each kind of mail, in an ordinary case. */
const TABLE: Record<MailKind, Case> = {
  verifyEmail: mailed(
    (to) => verificationMail({ ...to, code: 'c0de', returnTo: null, language: null }),
    '/verify-email?mode=verifyEmail&oobCode=c0de',
    '24 ',
  ),
  addressTaken: mailed(addressTakenMail, '/login'),
  resetPassword: mailed((to) => passwordResetMail({ ...to, code: 'c0de' }), '/reset-password?code=c0de', '30 '),
  newDevice: mailed(access(signedInFromNewDevice(deviceOf(CHROME), NOW)), '/forgot-password', {
    en: 'Chrome on Windows, 2026-05-01 at 09:00 WIB',
    id: 'Chrome di Windows, 1 Mei 2026 pukul 09:00 WIB',
  }),
  secondFactorOn: mailed(undoable(SECOND_FACTOR_ON), '/not-me?code=c', '72 '),
  secondFactorOff: mailed(undoable(SECOND_FACTOR_OFF), '/not-me?code=c'),
  newRecoveryCodes: mailed(undoable(NEW_RECOVERY_CODES), '/not-me?code=c'),
  recoveryCodeUsed: mailed(access(recoveryCodeUsed(9)), '/forgot-password', { en: '9 are left', id: 'Sisa 9 kode' }),
  secondFactorReset: mailed(({ to }) => secondFactorResetMail(to), null),
  passwordChanged: mailed(undoable(PASSWORD_CHANGED), '/not-me?code=c'),
  googleLinked: mailed(undoable(GOOGLE_LINKED), '/not-me?code=c'),
  changeUndone: mailed(access(changeUndoneNews('SECOND_FACTOR')), '/forgot-password', {
    en: 'Two-factor authentication of',
    id: 'Autentikasi dua faktor akun',
  }),
  ownersChanged: mailed(
    (to) => ownersChangedMail({ ...to, company: COMPANY }, { change: 'MADE', name: 'Sari', by: 'Dimas' }),
    '/company/team',
    COMPANY,
    { en: 'Dimas has made Sari an owner', id: 'Dimas menjadikan Sari pemilik' },
    { en: '72 hours', id: '72 jam' },
  ),
  ownerRoleEnded: mailed(
    (to) => ownerRoleEndedMail({ ...to, company: COMPANY }, { by: 'Dimas', isRemoved: true, code: 'c0de' }),
    '/owner-not-me?code=c0de',
    { en: 'Dimas has removed you', id: 'Dimas mengeluarkan Anda' },
    { en: '72 hours', id: '72 jam' },
  ),
  membershipEnded: mailed(
    (to) => membershipEndedMail({ ...to, company: COMPANY }, { how: 'REMOVED', by: 'Dimas' }),
    '/login',
    COMPANY,
    { en: 'Dimas has removed you', id: 'Dimas mengeluarkan Anda' },
  ),
  ownersFrozen: mailed((to) => ownersFrozenMail({ ...to, company: COMPANY }, 'Sari'), '/company/team', COMPANY, {
    en: 'Sari was an owner',
    id: 'Sari sebelumnya pemilik',
  }),
  ownerNamed: mailed(
    (to) => ownerNamedMail({ ...to, company: COMPANY }, { email: 'sari@rasa.test', isoDate: '2026-12-01' }),
    '/company/team',
    COMPANY,
    'sari@rasa.test',
    { en: '2026-12-01', id: '1 Des 2026' },
    { en: '7 days', id: '7 hari' },
  ),
  ownerCode: mailed(({ to }) => ownerCodeMail(to, 'AB12-CD34'), null, 'AB12-CD34', '15 '),
  passwordRemovedByGoogle: mailed(access(accessVoidedNews('B1', 'google')), '/forgot-password'),
  passwordRemovedByOwner: mailed(access(accessVoidedNews('B1', 'disowned')), '/forgot-password'),
  passwordRemovedByInvitation: mailed(access(accessVoidedNews('B1', 'invited')), '/forgot-password'),
  invitation: mailed(
    (to) => invitationMail({ ...to, ...INVITED, code: 'c0de', language: 'en' }),
    '/invitation?code=c0de',
    'Dimas Anggoro',
    COMPANY,
    { en: 'as a recruiter', id: 'sebagai perekrut' },
    '7 ',
  ),
  ownerInvited: mailed(
    (to) => ownerInvitedMail({ ...to, ...INVITED, email: 'putri@rasa.test' }),
    '/company/team',
    'Dimas Anggoro',
    'putri@rasa.test',
    COMPANY,
  ),
  memberJoined: mailed(
    (to) => memberJoinedMail({ ...to, ...INVITED, personName: 'Putri' }),
    '/company/team',
    'Putri',
    COMPANY,
    { en: 'is now a recruiter', id: 'menjadi perekrut' },
  ),
  companyVerified: mailed(decided('VERIFY', null), '/company/jobs', COMPANY),
  companyRejected: mailed(decided('REJECT', 'The deed\nis {unreadable}'), '/company/profile', COMPANY, {
    en: 'Reason: The deed\nis {unreadable}',
    id: 'Alasan: The deed\nis {unreadable}',
  }),
  companyRevoked: mailed(decided('REVOKE', 'Moved'), '/company/profile', COMPANY, 'Moved'),
  jobHeld: mailed(
    (to) => heldMail({ ...to, job: JOB, holdReason: 'MONEY_BEFORE_WORK' }),
    '/company/job/J1',
    'Juru Masak',
    {
      en: 'Its text may ask applicants for money before they work.',
      id: 'Teksnya mungkin meminta uang dari pelamar sebelum mulai bekerja.',
    },
  ),
  jobPaused: mailed(
    (to) => pausedMail({ ...to, job: JOB, reason: 'A\n{deposit}' }),
    '/company/job/J1',
    'Juru Masak',
    'A\n{deposit}',
  ),
  jobResumed: mailed((to) => resumedMail({ ...to, job: JOB }), '/company/job/J1', 'Juru Masak'),
  newApplicant: newApplication(false),
  anotherTimeChosen: newApplication(true),
  repliesExpected: mailed(
    (to) =>
      repliesExpectedMail({
        ...to,
        replies: [
          { ...leaving, id: 'A1', job_title: 'Juru Masak', full_name: 'Rani Putri', reply_by: NOW },
          { ...leaving, id: 'A2', job_title: 'Kasir', full_name: 'Budi', reply_by: NOW },
        ],
      }),
    '/company/all-applicants?status=PENDING&sort=reply',
    {
      en: '2 applicants wait for your answer, the soonest first',
      id: '2 pelamar menunggu jawaban Anda, yang paling mendesak',
    },
    {
      en: `R**i P**i · Juru Masak
Answer expected by May 1, 2026, 10:00 WITA
${APP}/company/applicant/A1`,
      id: `R**i P**i · Juru Masak
Jawaban ditunggu sampai 1 Mei 2026, 10:00 WITA
${APP}/company/applicant/A1`,
    },
    'B**i · Kasir',
  ),
  jobNews: mailed((to) => jobNewsMail({ ...to, job: JOB, counts: { applied: 1, withdrawn: 2 } }), '/company/job/J1', {
    en: 'Juru Masak: 1 new applicant, 2 withdrawals',
    id: 'Juru Masak: 1 pelamar baru, 2 lamaran ditarik',
  }),
  applicantWithdrew: mailed(
    (to) => withdrawnMail({ ...to, application, maskedName: 'R**i' }),
    '/company/applicant/A1',
    'R**i',
    'Juru Masak',
  ),
  accepted: mailed(
    (to) => acceptedMail({ ...to, application, interview, sequence: 0 }),
    '/user/application/A1',
    ...ABOUT,
    AUG,
    ONSITE,
  ),
  rejected: mailed((to) => rejectedMail({ ...to, application, isKnown: false }), '/user/jobs', ...ABOUT, {
    en: 'were never shown',
    id: 'tidak pernah ditampilkan',
  }),
  noReply: mailed(
    (to) =>
      noReplyMail({
        ...to,
        application,
        times: [interview],
        related: [{ id: 'J2', title: 'Koki', companyName: 'PT Kilat', location: 'Cimahi' }],
      }),
    '/user/application/A1',
    COMPANY,
    { en: 'There was no reply in time', id: 'tidak dijawab sampai batas waktunya' },
    { en: 'The one that is free now', id: 'Yang masih tersedia' },
    { en: 'a job like this one', id: 'lowongan serupa' },
    '30 ',
    {
      en: `Aug 5, 2026, 09:00–09:30 WIB
On-site
${APP}/user/application/A1`,
      id: `5 Agu 2026, 09:00–09:30 WIB
Tatap muka
${APP}/user/application/A1`,
    },
    `Koki
PT Kilat · Cimahi
${APP}/user/job/J2`,
  ),
  jobRemoved: mailed((to) => jobRemovedMail({ ...to, application }), '/user/jobs', ...ABOUT),
  jobEdited: mailed(
    (to) => jobEditedMail({ ...to, application }, ['title', 'salary', 'skills']),
    '/user/application/A1',
    ...ABOUT,
    { en: 'title, salary, and required skills', id: 'judul, gaji, dan keahlian yang dibutuhkan' },
  ),
  companyLeft: mailed((to) => companyLeftMail({ ...to, application: leaving }), '/user/application/A1', {
    en: 'Aug 5, 2026, 09:00–09:30 WITA',
    id: '5 Agu 2026, 09:00–09:30 WITA',
  }),
  ownWithdrawn: mailed((to) => ownWithdrawnMail({ ...to, application }), '/user/application/A1', ...ABOUT),
  interviewDropped: mailed(
    (to) => interviewDroppedMail({ ...to, application: leaving, by: 'APPLICANT', sequence: 1 }),
    '/company/applicant/A1',
    { en: 'Your applicant has left', id: 'Pelamar Anda sudah keluar' },
    { en: 'Aug 5, 2026, 09:00–09:30 WITA', id: '5 Agu 2026, 09:00–09:30 WITA' },
  ),
  erasureWaits: mailed(
    (to) => erasureWaitsMail({ role: null, dueAt: NOW }, { ...to, isCompany: false }),
    '/user/privacy',
    { en: 'your account', id: 'akun Anda' },
    { en: 'May 1, 2026', id: '1 Mei 2026' },
  ),
  erasureBegins: mailed(
    ({ to }) => erasureBeginsMail({ role: 'USER' }, to),
    null,
    { en: 'your job seeker profile', id: 'profil pencari kerja Anda' },
    { en: 'Your company stays', id: 'Perusahaan Anda tetap' },
  ),
  erasureCancelled: mailed(({ to }) => erasureCancelledMail(to), null),
  interviewDetails: mailed(
    (to) =>
      interviewDetailsMail({
        ...to,
        application,
        details: { venue: 'Lantai 3', link: 'https://meet.test/1', additionalInfo: 'Bawa KTP\n\ndan pulpen' },
        soon: '2026-12-01',
        sequence: 1,
      }),
    '/user/application/A1',
    ...ABOUT,
    'Lantai 3',
    'https://meet.test/1',
    'Bawa KTP\n\ndan pulpen',
    { en: 'Dec 1, 2026', id: '1 Des 2026' },
  ),
  reminder: mailed(
    (to) =>
      reminderMail({
        ...to,
        application,
        reader: 'COMPANY',
        applicantName: 'Rina Dewi',
        isToday: false,
        startsAt: NOW,
        interview: mailedInterview(anInterview({ ...NINE, timeZone: 'Asia/Jayapura' }, 'TENTATIVE')),
      }),
    '/company/applicant/A1',
    { en: 'Interview tomorrow', id: 'Wawancara besok' },
    'Rina Dewi',
    'Juru Masak',
    {
      en: 'is tomorrow: Aug 5, 2026, 09:00–09:30 WIT (Tentative)',
      id: 'besok: 5 Agu 2026, 09:00–09:30 WIT (Lokasi menyusul)',
    },
  ),
  timeFree: mailed(
    (to) =>
      timeFreeMail({
        ...to,
        unsubscribeUrl: `${APP}/unsubscribe?token=W1.x`,
        seekerId: 'K1',
        job: { id: 'J1', title: 'Juru Masak', companyName: COMPANY },
      }),
    '/user/job/J1',
    { en: 'A time is free: Juru Masak', id: 'Ada jadwal kosong: Juru Masak' },
    COMPANY,
    { en: 'may be taken by the time you look', id: 'mungkin sudah terisi saat Anda membukanya' },
    { en: 'at most once a day', id: 'paling sering sekali sehari' },
    `${APP}/unsubscribe?token=W1.x`,
  ),
  savedSearchNews: mailed(
    (to) =>
      savedSearchMail({
        ...to,
        unsubscribeUrl: `${APP}/unsubscribe?token=S1.x`,
        saved: {
          id: 'S1',
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
    '/user/jobs?search=sopir+%26+kurir&type=full-time&place=bandung',
    { en: '1.200 new jobs: Sopir di Bandung', id: '1.200 lowongan baru: Sopir di Bandung' },
    { en: 'newest 2;', id: '2 lowongan terbaru;' },
    { en: 'once a week', id: 'sekali seminggu' },
    `Sopir
${COMPANY} · Bandung
${APP}/user/job/J1

Kurir
PT Kilat · Cimahi
${APP}/user/job/J2`,
    {
      en: `Stop the e-mails of this search: ${APP}/unsubscribe?token=S1.x`,
      id: `Hentikan email untuk pencarian ini: ${APP}/unsubscribe?token=S1.x`,
    },
  ),
  dataExportReady: mailed(
    (to) => dataExportReadyMail({ ...to, requestedAs: 'COMPANY', readyAt: NOW }),
    '/company/privacy',
    { en: 'May 2, 2026, 09:00 WIB', id: '2 Mei 2026 pukul 09:00 WIB' },
  ),
  rescheduleRequested: rescheduled('COMPANY', 'requested', { en: `${COMPANY} proposes`, id: `${COMPANY} mengusulkan` }),
  rescheduleAccepted: rescheduled('APPLICANT', 'accepted', 'Rani Putri'),
  rescheduleRejected: rescheduled('COMPANY', 'rejected', COMPANY),
  rescheduleCountered: rescheduled('APPLICANT', 'countered', 'Rani Putri'),
  rescheduleWithdrawn: rescheduled('COMPANY', 'withdrawn', COMPANY),
  rescheduleExpired: rescheduled('COMPANY', 'expired', { en: 'Your proposal', id: 'Usulan Anda' }, 'COMPANY'),
  interviewCancelled: rescheduled('COMPANY', 'cancelled', COMPANY),
  interviewPlannedAgain: rescheduled('APPLICANT', 'plannedAgain', 'Rani Putri'),
  interviewOutcome: mailed(
    (to) => outcomeMail({ ...to, application, outcome: 'NOT_CHOSEN' }),
    '/user/application/A1',
    COMPANY,
    { en: 'You were not chosen', id: 'Anda tidak terpilih' },
  ),
  outcomeQuestion: mailed(
    (to) => outcomeQuestionMail({ ...to, interviews: 3 }),
    '/company/outcomes',
    { en: 'How did your 3 interviews', id: 'hasil 3 wawancara' },
    { en: '3 interviews of yours', id: '3 wawancara Anda' },
  ),
  interviewCalendar: mailed(
    (to) => calendarEntryMail({ ...to, application, reader: 'COMPANY', time, sequence: 0 }),
    '/company/applicant/A1',
    'Juru Masak',
    DEC,
  ),
};

/** Kinds that say something else in other cases. */
const CASES: Record<string, Case> = {
  'no recovery code that is left': mailed(access(recoveryCodeUsed(0)), '/forgot-password', {
    en: '0 are left',
    id: 'Kode Anda sudah habis; buat yang baru di halaman Keamanan.',
  }),
  'one recovery code that is left': mailed(access(recoveryCodeUsed(1)), '/forgot-password', {
    en: '1 is left',
    id: 'Sisa 1 kode;',
  }),
  'a new device that says Firefox': mailed(
    access(signedInFromNewDevice(deviceOf('Mozilla/5.0 Firefox/130.0'), NOW)),
    '/forgot-password',
    ': Firefox, ',
  ),
  'a new device that says nothing': mailed(access(signedInFromNewDevice(deviceOf(null), NOW)), '/forgot-password', {
    en: ': Unknown device, ',
    id: ': Perangkat tidak dikenal, ',
  }),
  'an owner who is invited': mailed(
    (to) => invitationMail({ ...to, ...INVITED, role: 'OWNER', code: 'c1de', language: 'en' }),
    '/invitation?code=c1de',
    { en: 'as an owner', id: 'sebagai pemilik' },
  ),
  'someone who was chosen': mailed(
    (to) => outcomeMail({ ...to, application, outcome: 'CHOSEN' }),
    '/user/application/A1',
    { en: 'You were chosen: Juru Masak', id: 'Anda terpilih: Juru Masak' },
    { en: 'Congratulations!', id: 'Selamat!' },
  ),
  'a company that is still deciding': mailed(
    (to) => outcomeMail({ ...to, application, outcome: 'STILL_DECIDING' }),
    '/user/application/A1',
    { en: 'The company is still deciding: Juru Masak', id: 'Perusahaan masih mempertimbangkan: Juru Masak' },
    { en: 'has not decided yet', id: 'belum memutuskan' },
  ),
  'one interview without an outcome': mailed(
    (to) => outcomeQuestionMail({ ...to, interviews: 1 }),
    '/company/outcomes',
    { en: 'How did your interview', id: 'hasil wawancara Anda' },
    { en: 'An interview of yours', id: 'Satu wawancara' },
  ),
  'a single new job, daily': {
    ...mailed(
      (to) =>
        savedSearchMail({
          ...to,
          unsubscribeUrl: `${APP}/unsubscribe?token=S1.x`,
          saved: { id: 'S1', name: 'Kasir', search: 'kasir', filter: NO_JOB_FILTER, cadence: 'DAILY' },
          news: {
            jobs: [{ id: 'J3', title: 'Kasir', company_name: COMPANY, location: 'Bogor', total: 1 }],
            totalCount: 1,
          },
        }),
      '/user/jobs?search=kasir',
      { en: '1 new job: Kasir', id: '1 lowongan baru: Kasir' },
      { en: 'once a day', id: 'sekali sehari' },
      `Kasir
${COMPANY} · Bogor
${APP}/user/job/J3`,
    ),
    without: ['newest'],
  },
  'a rejection by a company that knows the person': mailed(
    (to) => rejectedMail({ ...to, application: { ...application, job_title: 'Sopir' }, isKnown: true }),
    '/user/jobs',
    { en: 'They see your name', id: 'dapat melihat nama' },
  ),
  'a rejected company without a reason': mailed(
    (to) => decisionMail({ ...to, companyName: 'PT Sunyi', decision: 'REJECT', comment: null }),
    '/company/profile',
    { en: 'No specific reason provided.', id: 'tidak mencantumkan alasan khusus.' },
  ),
  'a revocation without a note': {
    ...mailed(
      (to) => decisionMail({ ...to, companyName: 'PT Sunyi', decision: 'REVOKE', comment: null }),
      '/company/profile',
      'PT Sunyi',
    ),
    without: ['note'],
  },
  'details without link and notes': {
    ...mailed(
      (to) =>
        interviewDetailsMail({
          ...to,
          application: { ...application, job_title: 'Sopir' },
          details: { venue: 'Lobi', link: null, additionalInfo: null },
          soon: null,
          sequence: 1,
        }),
      '/user/application/A1',
      'Lobi',
    ),
    without: ['link', 'additionalInfo', 'date'],
  },
  "a reminder on the interview's day": mailed(
    (to) =>
      reminderMail({
        ...to,
        application,
        reader: 'APPLICANT',
        applicantName: 'Rina Dewi',
        isToday: true,
        startsAt: NOW,
        interview: mailedInterview(anInterview({ ...NINE, timeZone: 'Asia/Makassar' }, 'ONLINE')),
      }),
    '/user/application/A1',
    { en: 'Interview today', id: 'Wawancara hari ini' },
    COMPANY,
    '08:00–08:30 WIB / 09:00–09:30 WITA / 10:00–10:30 WIT (Online)',
  ),
  ...Object.fromEntries(
    (
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
    ).map(([counts, en, id]): [string, Case] => [
      `news of ${JSON.stringify(counts)}`,
      {
        ...mailed(
          (to) => jobNewsMail({ ...to, job: { id: 'J2', title: 'Kasir' }, counts }),
          '/company/job/J2',
          { en: `Kasir: ${en}\n`, id: `Kasir: ${id}\n` },
          { en: `Kasir: ${en}.`, id: `email terakhir kami: ${id}.` },
        ),
        without: 'applied' in counts ? [] : ['advice'],
      },
    ]),
  ),
};

let people = 0;
async function anAddress(language: Language): Promise<string> {
  people += 1;
  const reader = await aSeeker(server, { email: `reader${people}@mails.test` });
  await chooseLanguage(reader, language);
  return reader.email;
}

async function queue(mail: OutgoingMail): Promise<void> {
  await inTransaction(server.dataSource, (transaction) =>
    server.services.outbox.queueMail(transaction, `test:${mail.to}`, mail),
  );
}

/** The subject and the text of the only mail to an address. What people wrote is no markup in its HTML. */
async function textTo(address: string): Promise<string> {
  const [mail] = await eventually(
    () => mailsTo(server, address),
    (mails) => mails.length > 0,
  );
  const text = `${mail?.subject}\n\n${mail?.text}`;
  const html = await (await server.visitor().fetch(`/sandbox/mailbox/${mail?.number}`)).text();
  expect([html.includes('<Rasa>'), html.includes('&lt;Rasa&gt;')]).toEqual([false, text.includes('<Rasa>')]);
  return text;
}

/** Where a mail of a kind that can be switched off says so. */
function switchOffLine(kind: MailKind, language: Language): string {
  const preference = PREFERENCE_OF_MAIL[kind];
  if (preference === null) return '';
  const page = { APPLICATION_NEWS: '/user/privacy', APPLICANT_NEWS: '/company/privacy' }[preference];
  const words = { en: 'Switch off e-mails like this', id: 'Berhenti menerima email seperti ini' }[language];
  return `${words}: ${server.services.env.APP_URL}${page}`;
}

/** Whether a text of the catalogue is said: words of it between the values are, of one with choices those of one. */
const isSaid = (words: string, mail: string): boolean =>
  words.split(/[{}]/).some((piece) => /\w[\s.:]|\s\w/.test(piece) && mail.includes(piece));

/** The words themselves are in the catalogue alone: here it counts which of them are said, and with which values. */
async function expectWords({ mail, path, says, without = [] }: Case): Promise<void> {
  const written = await Promise.all(
    LANGUAGES.map(async (language) => {
      const to = await anAddress(language);
      const sent = mail({ to, appUrl: APP });
      await queue(sent);
      return { language, to, sent };
    }),
  );
  for (const { language, to, sent } of written) {
    const text = await textTo(to);
    const { subject, paragraphs, ...link }: CatalogueMail = CATALOGUE[language].mails[sent.kind];
    expect([subject, isSaid(subject, text)]).toEqual([subject, true]);
    for (const [name, words] of Object.entries(paragraphs))
      expect([name, isSaid(words, text)]).toEqual([name, !without.includes(name)]);
    for (const fact of says) expect(text).toContain(typeof fact === 'string' ? fact : fact[language]);
    expect([...text.matchAll(/^.*: https:\/\/kerja\.test\S*$/gm)].map(([line]) => line)[0]).toBe(
      path === null ? undefined : `${link.action}: ${APP}${path}`,
    );
    expect(text).toContain(switchOffLine(sent.kind, language));
  }
}

describe('every mail, in the language of the account that has the address', () => {
  it.each(Object.keys(english.mails) as MailKind[])('%s', async (kind) => {
    expect(TABLE[kind].mail({ to: 'any@mails.test', appUrl: APP }).kind).toBe(kind);
    await expectWords(TABLE[kind]);
  });

  it.each(Object.entries(CASES))('%s', async (_name, written) => expectWords(written));

  it('English for an address without an account', async () => {
    await queue(secondFactorResetMail('nobody@mails.test'));
    await mailsArrived(server, 'nobody@mails.test', 'Two-factor authentication was taken off your account');
  });

  it('in HTML as well, which names its language', async () => {
    const to = await anAddress('id');
    await queue(verificationMail({ to, appUrl: APP, code: 'c0de', returnTo: null, language: null }));
    const [mail] = await mailsArrived(server, to, 'Verifikasi alamat email Anda');
    const html = await (await server.visitor().fetch(`/sandbox/mailbox/${mail?.number}`)).text();
    expect(html).toContain('<html lang="id">');
    expect(html).toContain('>Verifikasi alamat email</a>');
  });
});

it('a mail that waits is in the language of the moment when it leaves', async () => {
  const company = await aCompany(server);
  const job = await aJob(company, { title: 'Kasir', slots: [{ maxApplicants: 5 }] });
  for (let number = 0; number < 3; number += 1) await applied(await aSeeker(server), job);
  // It has chosen none, and reads English.
  await mailsArrived(server, company.email, 'New applicant for Kasir');
  await chooseLanguage(company, 'id');

  minutesLater(server);

  await mailsArrived(server, company.email, 'Kasir: 2 pelamar baru');
});
