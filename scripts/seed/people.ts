import { Role } from '../../domain/roles';
import type { SeekerActor } from '../../server/actor';
import { affectedRows } from '../../server/db/statements';
import { createSeeker } from '../../server/modules/seekers';
import { createAccount } from './accounts';
import { SeededRandom } from '../../testkit/seeded-random';
import { PAST_EMPLOYERS, SEEKER_CITIES, SEEKER_NAMES, TRADES, type Trade } from './content/seekers';
import { writeCv, writePortfolio, type Resume } from './cv-pdf';
import { DEMO_EMAILS } from './demo-accounts';
import { drawPortrait } from './pictures';
import { actorFor, daysBefore, type SeedContext } from './seed-context';
import { storeFile, type NewFile } from './stored-files';

export interface SeededSeeker {
  name: string;
  email: string;
  trade: Trade;
  registeredAt: Date;
  /** Null until the timeline reaches the registration. */
  actor: SeekerActor | null;
}

const EDUCATION = [
  'Senior High School',
  'Senior High School',
  'Diploma',
  'Associate Degree',
  "Bachelor's Degree",
  "Bachelor's Degree",
  "Bachelor's Degree",
  'Other',
] as const;

/** The first `count` seekers, all by default, registered over the last months: seeker@demo.test, dual@demo.test, others. */
export function planSeekers(context: SeedContext, count = SEEKER_NAMES.length): SeededSeeker[] {
  return SEEKER_NAMES.slice(0, count).map((name, index) => {
    const random = new SeededRandom(`seeker ${name}`);
    const isDemo = index < 2;
    const seeker: SeededSeeker = {
      name,
      email:
        [DEMO_EMAILS.seeker, DEMO_EMAILS.dual][index] ?? `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@mail.test`,
      trade: index === 0 ? firstTrade() : random.pick(TRADES),
      registeredAt: isDemo
        ? daysBefore(context.end, 95 - index)
        : random.instant(daysBefore(context.end, 130), daysBefore(context.end, 4)),
      actor: null,
    };
    context.timeline.add(seeker.registeredAt, () => register(context, seeker, isDemo));
    return seeker;
  });
}

function firstTrade(): Trade {
  const [trade] = TRADES;
  if (!trade) throw new Error('There is no trade');
  return trade;
}

async function register(context: SeedContext, seeker: SeededSeeker, isRich: boolean): Promise<void> {
  const resume = resumeOf(context, seeker, isRich);
  const profile = {
    fullName: resume.fullName,
    phoneNumber: resume.phoneNumber,
    education: resume.education,
    workExperience: resume.workExperience,
    technicalSkills: [...resume.technicalSkills],
    softSkills: [...resume.softSkills],
    cvFileId: null,
    portfolioFileId: null,
  };
  let seekerId = '';
  const accountId = await createAccount(
    context,
    { email: seeker.email, role: Role.USER },
    async (transaction, id, now) => {
      seekerId = await createSeeker(transaction, id, profile, now);
    },
  );
  seeker.actor = { ...actorFor({ accountId, email: seeker.email, role: Role.USER }), seekerId };
  await uploadFiles(context, seeker.actor, resume, isRich);
}

async function uploadFiles(context: SeedContext, actor: SeekerActor, resume: Resume, isRich: boolean): Promise<void> {
  const random = new SeededRandom(`files ${resume.fullName}`);
  /** The rich have every file, so many of the others this one. */
  const keep = async (share: number, file: Omit<NewFile, 'ownerAccountId' | 'content'>, draw: () => Promise<Buffer>) =>
    isRich || random.happens(share)
      ? storeFile(context, { ...file, ownerAccountId: actor.accountId, content: await draw() })
      : null;
  const name = resume.fullName.replace(/ /g, '-');
  const pdf = 'application/pdf';
  const cv = await keep(0.92, { preset: 'user_cv', mediaType: pdf, fileName: `CV-${name}.pdf` }, () => writeCv(resume));
  const portfolio = await keep(
    0.25,
    { preset: 'user_portfolio', mediaType: pdf, fileName: `Portofolio-${name}.pdf` },
    () => writePortfolio(resume, resume.workExperience.split('\n')),
  );
  const picture = await keep(0.75, { preset: 'profile_picture', mediaType: 'image/webp', fileName: 'foto.webp' }, () =>
    drawPortrait(resume.fullName),
  );
  await affectedRows(
    context.services.dataSource,
    'UPDATE seekers SET cv_file_id = ?, portfolio_file_id = ?, picture_file_id = ?, is_profile_complete = 1 WHERE id = ?',
    [cv, portfolio, picture, actor.seekerId],
  );
}

function resumeOf(context: SeedContext, { name, email, trade }: SeededSeeker, isRich: boolean): Resume {
  const random = new SeededRandom(`resume ${name}`);
  const city = random.pick(SEEKER_CITIES);
  return {
    fullName: name,
    headline: `${random.pick(trade.roles)} · ${city}`,
    email,
    phoneNumber: `08${random.pick(['12', '13', '21', '52', '57', '78', '96'])}${random.digits(8)}`,
    education: isRich ? "Bachelor's Degree" : random.pick(EDUCATION),
    workExperience: experienceOf(random, trade, context.end.getUTCFullYear(), isRich ? 3 : random.whole(1, 3)),
    technicalSkills: random.sample(trade.technical, isRich ? 6 : random.whole(2, 5)),
    softSkills: random.sample(trade.soft, isRich ? 4 : random.whole(1, 4)),
    writtenAt: context.timeline.now(),
  };
}

/** One line a position, the latest first. */
function experienceOf(random: SeededRandom, trade: Trade, year: number, positions: number): string {
  const achievements = random.sample(trade.achievements, trade.achievements.length);
  let until = year;
  return Array.from({ length: positions }, (_, index) => {
    const from = until - random.whole(1, 3);
    const years = `${from}–${until === year ? 'sekarang' : until}`;
    const achievement = achievements[index];
    until = from;
    return `${years}: ${random.pick(trade.roles)} di ${random.pick(PAST_EMPLOYERS)}, ${random.pick(SEEKER_CITIES)}${achievement ? `; ${achievement}` : ''}.`;
  }).join('\n');
}
