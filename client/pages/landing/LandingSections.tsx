import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import button from '../../components/LightButton.module.css';
import { IconBriefcase, IconCalendarEvent, IconShieldCheck } from '../../icons';
import classes from './LandingSections.module.css';

const stories = [
  { side: 'seekers', id: 'job-searching', register: paths.registerSeeker },
  { side: 'companies', id: 'employee-searching', register: paths.registerCompany },
] as const;
const steps = ['first', 'second', 'third'] as const;

/** One column for each side of the market, told in three steps. */
export function Stories() {
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
            <a href={register} className={button.button} data-look="secondary">
              {t(`${side}.action`)}
            </a>
          </section>
        ))}
      </div>
    </div>
  );
}

const benefits = [
  ['jobs', IconBriefcase],
  ['trust', IconShieldCheck],
  ['ease', IconCalendarEvent],
] as const;

export function Benefits() {
  const t = useTranslations('landing.benefits');
  return (
    <section className={classes.benefits} aria-labelledby="benefits">
      <h2 id="benefits" className={classes.title}>
        {t('title')}
      </h2>
      <ul className={classes.cards}>
        {benefits.map(([name, Icon]) => (
          <li key={name} className={classes.card}>
            <Icon size={28} stroke={1.75} aria-hidden />
            <h3>{t(`${name}.title`)}</h3>
            <p>{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
