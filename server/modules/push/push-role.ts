import type { Actor } from '../../actor';
import type { PushSubscription } from './push-subscription.entity';

/** Whose news a browser gets: those of the role in which it is used. */
export const pushRoleOf = ({ activeRole }: Pick<Actor, 'activeRole'>): PushSubscription['role'] =>
  activeRole === 'COMPANY' ? 'COMPANY' : 'USER';
