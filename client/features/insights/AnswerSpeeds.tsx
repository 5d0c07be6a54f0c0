import { useTranslations } from 'use-intl/react';
import { ANSWER_SPEEDS, NO_ANSWER } from '../../../domain/insights';
import { formatThousands } from '../../../domain/money';
import type { CompanyInsightsQuery } from '../../graphql/generated';
import { Bar } from './Bar';
import { Figure } from './Figure';
import classes from './Insights.module.css';
import type { OpenedFigure } from './opened-figure';

type Insights = CompanyInsightsQuery['companyInsights'];

interface AnswerSpeedsProps {
  insights: Insights;
  opened: OpenedFigure | null;
  onOpen: (figure: OpenedFigure) => void;
}

/** Five bars of answered applications, and those without an answer, which add up to all that were made. */
export function AnswerSpeeds({ insights: { answers, all }, opened, onOpen }: AnswerSpeedsProps) {
  const t = useTranslations('insights.answers');
  const byPart = new Map(answers.map((answer) => [answer.part, answer]));
  const countOf = (part: (typeof answers)[number]['part']): number => byPart.get(part)?.applications ?? 0;
  const most = Math.max(...ANSWER_SPEEDS.map(countOf));
  const answered = ANSWER_SPEEDS.reduce((sum, part) => sum + countOf(part), 0);
  const isSpeed = (part: string): boolean => (ANSWER_SPEEDS as readonly string[]).includes(part);
  return (
    <>
      <div className={classes.across}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('after')}</th>
              <td className={classes.plot} aria-hidden />
              <th scope="col">{t('count')}</th>
              <th scope="col">{t('before')}</th>
            </tr>
          </thead>
          <tbody>
            {[...ANSWER_SPEEDS, ...NO_ANSWER].map((part) => (
              <tr key={part}>
                <th scope="row">{t(part)}</th>
                <Bar share={isSpeed(part) && most > 0 ? countOf(part) / most : 0} />
                <td>
                  <Figure
                    value={countOf(part)}
                    label={t(part)}
                    isOpened={opened?.part === part}
                    onOpen={() => onOpen({ part, job: null })}
                  />
                </td>
                <td className={classes.quiet}>{formatThousands(byPart.get(part)?.before ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.hint}>
        {t('sum', { applied: formatThousands(all.applied), answered: formatThousands(answered) })}
      </p>
    </>
  );
}
