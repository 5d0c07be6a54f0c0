import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ReaderApplicantFragmentDoc, type ReaderApplicantFragment } from '../../../graphql/generated';

interface AnsweredPage<Item> {
  companyApplications: { items: readonly Item[] } | null;
}

type ItemOf<Answer> = Answer extends AnsweredPage<infer Item> ? Item : never;

export interface KeptPage<Answer> {
  /** Names the order and the page that were asked for. */
  key: string;
  answer: Answer;
  /** Those of the page, in the order in which they are read. */
  items: ItemOf<Answer>[];
}

/**
 * The page that was loaded last. Asked for again it keeps its order: a decision moves a person to the end, or to
 * another page, and those who still wait would no longer come next. Who is new on the page comes last.
 */
export function useStableOrder<Answer extends AnsweredPage<ReaderApplicantFragment>>(
  key: string,
  answer: Answer | undefined,
): KeptPage<Answer> | null {
  const { cache } = useApolloClient();
  const [kept, setKept] = useState<KeptPage<Answer> | null>(null);
  if (!answer || (kept?.key === key && kept.answer === answer)) return kept;

  const answered = (answer.companyApplications?.items ?? []) as readonly ItemOf<Answer>[];
  const before = kept?.key === key ? kept.items : [];
  const stayed = before.map((item) => {
    const id = cache.identify({ __typename: 'Application', id: item.id });
    return (
      answered.find((one) => one.id === item.id) ?? {
        // On another page by now, with what the decision has written.
        ...item,
        ...cache.readFragment({ id, fragment: ReaderApplicantFragmentDoc, fragmentName: 'ReaderApplicant' }),
      }
    );
  });
  const added = answered.filter(({ id }) => !before.some((item) => item.id === id));
  const page = { key, answer, items: [...stayed, ...added] };
  setKept(page);
  return page;
}
