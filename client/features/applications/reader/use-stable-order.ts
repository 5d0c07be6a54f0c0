import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ReaderApplicantFragmentDoc,
  type ReaderApplicantFragment,
  type ReaderApplicantsQuery,
} from '../../../graphql/generated';

export interface KeptPage {
  /** Names the order and the page that were asked for. */
  key: string;
  answer: ReaderApplicantsQuery;
  /** Those of the page, in the order in which they are read. */
  items: ReaderApplicantFragment[];
}

/**
 * The page that was loaded last. Asked for again it keeps its order: a decision moves a person to the end, or to
 * another page, and those who still wait would no longer come next. Who is new on the page comes last.
 */
export function useStableOrder(key: string, answer: ReaderApplicantsQuery | undefined): KeptPage | null {
  const { cache } = useApolloClient();
  const [kept, setKept] = useState<KeptPage | null>(null);
  if (!answer || (kept?.key === key && kept.answer === answer)) return kept;

  const answered = answer.companyApplications?.items ?? [];
  const before = kept?.key === key ? kept.items : [];
  const stayed = before.map((item) => {
    const id = cache.identify({ __typename: 'Application', id: item.id });
    return (
      answered.find((one) => one.id === item.id) ??
      // On another page by now, with what the decision has written.
      cache.readFragment({ id, fragment: ReaderApplicantFragmentDoc, fragmentName: 'ReaderApplicant' }) ??
      item
    );
  });
  const added = answered.filter(({ id }) => !before.some((item) => item.id === id));
  const page = { key, answer, items: [...stayed, ...added] };
  setKept(page);
  return page;
}
