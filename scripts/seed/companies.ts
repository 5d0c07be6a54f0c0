import { updateCompanyProfileSchema } from '../../domain/companies.schema';
import { VerificationDecision } from '../../domain/verification';
import { Role } from '../../domain/roles';
import type { Actor, CompanyActor } from '../../server/actor';
import { affectedRows } from '../../server/db/statements';
import { createCompany, setCompanyPublic, updateCompanyProfile } from '../../server/modules/companies';
import { Admin } from '../../server/modules/accounts';
import { decideCompany } from '../../server/modules/verification';
import { addProfile, createAccount } from './accounts';
import { SeededRandom } from '../../testkit/seeded-random';
import { COMPANY_PROFILES, type CompanyProfile } from './content/companies';
import { writeDeed } from './deed-pdf';
import { DEMO_EMAILS } from './demo-accounts';
import type { SeededSeeker } from './people';
import { drawLogo } from './pictures';
import { actorFor, daysBefore, type SeedContext } from './seed-context';
import { storeFile } from './stored-files';

/** What the administrator decided, and how many days before the end. */
interface Decision {
  decision: VerificationDecision;
  daysAgo: number;
  comment: string | null;
}

export interface SeededCompany {
  profile: CompanyProfile;
  email: string;
  registeredAt: Date;
  decisions: readonly Decision[];
  /** When seekers could first apply; null for one that was never verified. */
  verifiedAt: Date | null;
  /** Null until the timeline reaches the registration. */
  actor: CompanyActor | null;
  /** Raised by each correction of the profile. */
  profileVersion: number;
}

interface Course {
  registeredDaysAgo: number;
  decisions: readonly Decision[];
  /** When it corrected its profile, which asks for a new decision. */
  correctedDaysAgo?: number;
}

/** Companies with a history other than registered and verified. */
const COURSES: Readonly<Record<string, Course>> = {
  'PT Apotek Keluarga Prima': {
    registeredDaysAgo: 88,
    correctedDaysAgo: 83,
    decisions: [
      { decision: 'REJECT', daysAgo: 86, comment: 'NPWP tidak sesuai dengan akta. Mohon unggah dokumen yang terbaru.' },
      { decision: 'VERIFY', daysAgo: 81, comment: 'Dokumen sudah diperbaiki.' },
    ],
  },
  'PT Properti Kota Mandiri': {
    registeredDaysAgo: 76,
    decisions: [
      { decision: 'VERIFY', daysAgo: 75, comment: null },
      {
        decision: 'REVOKE',
        daysAgo: 6,
        comment: 'Alamat kantor sudah berubah menurut laporan pelamar; menunggu konfirmasi.',
      },
    ],
  },
  'PT Investasi Kilat Berkah': {
    registeredDaysAgo: 14,
    decisions: [
      { decision: 'REJECT', daysAgo: 12, comment: 'Perusahaan belum terdaftar di OJK untuk layanan yang ditawarkan.' },
    ],
  },
  'CV Sinar Plastik Jaya': { registeredDaysAgo: 3, decisions: [] },
  'PT Belajar Daring Cerdas': { registeredDaysAgo: 2, decisions: [] },
  'PT Tambak Udang Nusantara': {
    registeredDaysAgo: 9,
    decisions: [
      { decision: 'REJECT', daysAgo: 7.5, comment: 'Akta pendirian tidak terbaca. Unggah ulang dalam bentuk PDF.' },
    ],
  },
};

const COMPANY_EMAILS: Readonly<Record<string, string>> = {
  'PT Karya Digital Nusantara': DEMO_EMAILS.company,
  'CV Kopi Lereng Argo': DEMO_EMAILS.dual,
  'PT Belajar Daring Cerdas': DEMO_EMAILS.newCompany,
};

/** Companies that show their postings to people without an account. */
const PUBLIC_COMPANIES = [
  'PT Karya Digital Nusantara',
  'CV Kopi Lereng Argo',
  'PT Apotek Keluarga Prima',
  'PT Bank Perkreditan Mitra Usaha',
  'PT Jaringan Nusa Telekom',
];

/** The administrator, the companies, all unless an address is named, and the decisions about them. */
export function planCompanies(context: SeedContext, dual: SeededSeeker, email?: string): SeededCompany[] {
  const admin: { actor: Actor | null } = { actor: null };
  context.timeline.add(daysBefore(context.end, 160), async () => {
    admin.actor = await createAdmin(context);
  });
  const profiles = COMPANY_PROFILES.filter(({ name }) => email === undefined || COMPANY_EMAILS[name] === email);
  return profiles.map((profile) => planCompany(context, profile, admin, dual));
}

function planCompany(
  context: SeedContext,
  profile: CompanyProfile,
  admin: { actor: Actor | null },
  dual: SeededSeeker,
): SeededCompany {
  const random = new SeededRandom(`company ${profile.name}`);
  const registeredDaysAgo = COURSES[profile.name]?.registeredDaysAgo ?? random.whole(80, 150) + random.fraction();
  const decisions = COURSES[profile.name]?.decisions ?? [
    { decision: 'VERIFY', daysAgo: registeredDaysAgo - 0.4 - random.fraction(), comment: null },
  ];
  const verification = decisions.find(({ decision }) => decision === VerificationDecision.VERIFY);
  const company: SeededCompany = {
    profile,
    email: COMPANY_EMAILS[profile.name] ?? `hrd@${profile.name.toLowerCase().replace(/[^a-z]/g, '')}.test`,
    registeredAt: daysBefore(context.end, registeredDaysAgo),
    decisions,
    verifiedAt: verification ? daysBefore(context.end, verification.daysAgo) : null,
    actor: null,
    profileVersion: 1,
  };
  context.timeline.add(company.registeredAt, () => register(context, company, dual));
  const { correctedDaysAgo } = COURSES[profile.name] ?? {};
  if (correctedDaysAgo)
    context.timeline.add(daysBefore(context.end, correctedDaysAgo), () => correct(context, company));
  for (const decision of decisions) {
    context.timeline.add(daysBefore(context.end, decision.daysAgo), () =>
      decide(context, admin.actor, company, decision),
    );
  }
  return company;
}

async function createAdmin(context: SeedContext): Promise<Actor> {
  const email = DEMO_EMAILS.admin;
  const accountId = await createAccount(context, { email, role: Role.ADMIN }, (transaction, id, now) =>
    transaction.manager.insert(Admin, { accountId: id, name: 'Ratih Kusumawardani', createdAt: now }),
  );
  return actorFor({ accountId, email, role: Role.ADMIN });
}

async function register(context: SeedContext, company: SeededCompany, dual: SeededSeeker): Promise<void> {
  const { email } = company;
  let companyId = '';
  let accountId = '';
  if (email === dual.email && dual.actor) {
    const seeker = dual.actor;
    accountId = seeker.accountId;
    await addProfile(context, accountId, async (transaction, now) => {
      companyId = await createCompany(transaction, { id: accountId, email }, registrationOf(company), { now });
    });
    seeker.companyId = companyId;
  } else {
    accountId = await createAccount(context, { email, role: Role.COMPANY }, async (transaction, id, now) => {
      companyId = await createCompany(transaction, { id, email }, registrationOf(company), { now });
    });
  }
  company.actor = { ...actorFor({ accountId, email, role: Role.COMPANY, companyId }), companyId };
  const logo = await storeFile(context, {
    ownerAccountId: accountId,
    preset: 'company_logo',
    fileName: 'logo.webp',
    mediaType: 'image/webp',
    content: await drawLogo(company.profile.name),
  });
  const deed = await storeDeed(context, company, accountId);
  const website = `https://www.${company.profile.name
    .toLowerCase()
    .replace(/^(pt|cv|yayasan) /, '')
    .replace(/[^a-z]/g, '')}.example`;
  await affectedRows(
    context.services.dataSource,
    'UPDATE companies SET logo_file_id = ?, deed_file_id = ?, website = ? WHERE id = ?',
    [logo, deed, website, companyId],
  );
  if (PUBLIC_COMPANIES.includes(company.profile.name)) await setCompanyPublic(context.services, company.actor, true);
}

/** None for a company that was rejected for submitting an unreadable one. */
async function storeDeed(
  context: SeedContext,
  { profile, decisions, registeredAt }: SeededCompany,
  ownerAccountId: string,
): Promise<string | null> {
  if (decisions.at(-1)?.decision === VerificationDecision.REJECT) return null;
  const random = new SeededRandom(`deed ${profile.name}`);
  const number = `${random.whole(1, 90)}/${random.whole(2008, 2024)}`;
  return storeFile(context, {
    ownerAccountId,
    preset: 'company_deed',
    fileName: `Akta Pendirian ${profile.name}.pdf`,
    mediaType: 'application/pdf',
    content: await writeDeed(profile, { number, writtenAt: registeredAt }),
  });
}

function registrationOf({ profile }: SeededCompany) {
  const random = new SeededRandom(`registration ${profile.name}`);
  return {
    companyName: profile.name,
    phoneNumber: `08${random.pick(['11', '12', '21'])}${random.digits(8)}`,
    companyNpwp: `0${random.digits(15)}`,
    companyAddress: profile.address,
    industry: profile.industry,
    companySize: profile.size,
    description: profile.about,
    deedFileId: null,
  };
}

/** Corrects the tax number that was wrong at registration. */
async function correct(context: SeedContext, company: SeededCompany): Promise<void> {
  if (!company.actor) throw new Error(`${company.profile.name} was corrected before it registered`);
  const companyNpwp = `0${new SeededRandom(`correction ${company.profile.name}`).digits(15)}`;
  const corrected = { companyName: company.profile.name, companyNpwp };
  await updateCompanyProfile(context.services, company.actor, updateCompanyProfileSchema.parse(corrected));
  company.profileVersion += 1;
}

async function decide(
  context: SeedContext,
  admin: Actor | null,
  company: SeededCompany,
  { decision, comment }: Decision,
): Promise<void> {
  if (!admin || !company.actor) throw new Error(`${company.profile.name} was decided before it registered`);
  await decideCompany(context.services, admin, {
    companyId: company.actor.companyId,
    decision,
    comment,
    profileVersion: company.profileVersion,
  });
}
