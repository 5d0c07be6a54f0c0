import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { LightLinkButton } from '../../components/LightButton';
import classes from './LandingSections.module.css';

const stories = [
  { side: 'seekers', id: 'job-searching', register: paths.registerSeeker },
  { side: 'companies', id: 'employee-searching', register: paths.registerCompany },
] as const;
const steps = ['first', 'second', 'third'] as const;

/** One column for each side of the market, told in three steps. */
export function LandingSections() {
  const t = useTranslations('landing.stories');
  return (
    <div className={classes.band}>
      <div className={classes.columns}>
        {stories.map(({ side, id, register }) => (
          <section key={id} aria-labelledby={id} className={classes.story}>
            <h2 id={id} className={classes.title}>
              {t(`${side}.title`)}
            </h2>
            <p className={classes.lead}>{t(`${side}.lead`)}</p>
            <ol className={classes.steps}>
              {steps.map((step) => (
                <li key={step}>
                  <h3>{t(`${side}.steps.${step}.title`)}</h3>
                  <p>{t(`${side}.steps.${step}.text`)}</p>
                </li>
              ))}
            </ol>
            <LightLinkButton to={register} look="secondary">
              {t(`${side}.action`)}
            </LightLinkButton>
          </section>
        ))}
      </div>
    </div>
  );
}
