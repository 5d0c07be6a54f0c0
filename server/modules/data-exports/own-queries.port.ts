import type { Language } from '../../../domain/language';
import type { Actor } from '../../actor';

interface OwnQuestion {
  actor: Actor;
  /** Of results in words. */
  language: Language;
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Asks the GraphQL schema as this person: same resolvers, rights and masks as over HTTP. Throws where a part fails. */
export type OwnQueries = (question: OwnQuestion) => Promise<Record<string, unknown>>;
