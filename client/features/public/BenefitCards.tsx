import { useTranslations } from 'use-intl/react';
import classes from './BenefitCards.module.css';

const benefits = [
  ['jobs', 'M6 18h36v22H6zM18 18v-6h12v6M6 28h36M22 28v4h4v-4'],
  ['trust', 'M24 5 40 11v11c0 10-7 17-16 21C15 39 8 32 8 22V11zM17 24l5 5 10-11'],
  ['ease', 'M8 12h32v28H8zM8 20h32M16 7v8M32 7v8M18 30l5 5 9-10'],
] as const;

export function BenefitCards() {
  const t = useTranslations('landing.benefits');
  return (
    <section className={classes.section} aria-labelledby="benefits">
      <h2 id="benefits" className={classes.title}>
        {t('title')}
      </h2>
      <ul className={classes.cards}>
        {benefits.map(([name, drawing]) => (
          <li key={name} className={classes.card}>
            <svg viewBox="0 0 48 48" aria-hidden="true" className={classes.drawing}>
              <path d={drawing} />
            </svg>
            <h3>{t(`${name}.title`)}</h3>
            <p>{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
