export { SeekerDashboard, SeekerType, SeenSeeker, type SeekerParent } from './seeker.types';
export { Seeker } from './seeker.entity';
export { loadSeekers, seekerName } from './seeker.sql';
export { createSeeker, type SeekerRegistration } from './commands/create-seeker';
