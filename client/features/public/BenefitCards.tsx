import classes from './BenefitCards.module.css';

const benefits: [title: string, text: string, drawing: string][] = [
  [
    'Wide Range of Jobs',
    'Full time, part time, contract and freelance, in fourteen industries and beyond, all over Indonesia.',
    'M6 18h36v22H6zM18 18v-6h12v6M6 28h36M22 28v4h4v-4',
  ],
  [
    'Trusted Network',
    'Companies are checked before you can see their jobs. Your name and contacts stay yours until you are accepted.',
    'M24 5 40 11v11c0 10-7 17-16 21C15 39 8 32 8 22V11zM17 24l5 5 10-11',
  ],
  [
    'Easy Process',
    'Choose a time and you have applied. Need another one? Propose it, and see the answer in the same place.',
    'M8 12h32v28H8zM8 20h32M16 7v8M32 7v8M18 30l5 5 9-10',
  ],
];

export function BenefitCards() {
  return (
    <section className={classes.section} aria-labelledby="benefits">
      <h2 id="benefits" className={classes.title}>
        Why people meet here
      </h2>
      <ul className={classes.cards}>
        {benefits.map(([title, text, drawing]) => (
          <li key={title} className={classes.card}>
            <svg viewBox="0 0 48 48" aria-hidden="true" className={classes.drawing}>
              <path d={drawing} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
