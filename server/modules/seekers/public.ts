export { SeekerResolver, seekerOf, isSeekerComplete } from './seeker.resolver';
export { SeekerDashboard } from './seeker-dashboard.types';
export { SeekerType } from './seeker.types';
export { loadSeekers, seekerName, type SeekerRow } from './seeker.sql';
export { createSeeker, type SeekerRegistration } from './commands/create-seeker';
export { Seeker } from './seeker.entity';
