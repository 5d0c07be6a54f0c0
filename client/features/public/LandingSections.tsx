import { paths } from '../../app/paths';
import { LightLinkButton } from '../../components/LightButton';
import classes from './LandingSections.module.css';

interface Story {
  id: string;
  title: string;
  lead: string;
  steps: [title: string, text: string][];
  action: { to: string; label: string };
}

const stories: Story[] = [
  {
    id: 'job-searching',
    title: 'Searching for a job',
    lead: 'No waiting for a reply. You know when you will talk before you apply.',
    steps: [
      ['Find a job that fits', 'Every company you see has been verified by our administrators.'],
      [
        'Choose an interview time',
        'One tap on a free slot is your application. We warn you when two interviews would clash.',
      ],
      ['Follow the answer', 'Accepted, pending or rejected, with the venue or the link once they accept.'],
    ],
    action: { to: paths.registerSeeker, label: 'Create a job seeker account' },
  },
  {
    id: 'employee-searching',
    title: 'Searching for an employee',
    lead: 'Thirty applicants, ten minutes. Read what matters and decide.',
    steps: [
      ['Post a job with its times', 'Say when you can interview and how many people each slot can take.'],
      ['Read skills, education and experience', 'Names and contacts stay hidden, so the work speaks first.'],
      ['Accept for one token', 'Only then do you learn who they are and how to reach them. Rejecting costs nothing.'],
    ],
    action: { to: paths.registerCompany, label: 'Create a company account' },
  },
];

/** One column for each side of the market, told in three steps. */
export function LandingSections() {
  return (
    <div className={classes.band}>
      <div className={classes.columns}>
        {stories.map(({ id, title, lead, steps, action }) => (
          <section key={id} aria-labelledby={id} className={classes.story}>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            <p className={classes.lead}>{lead}</p>
            <ol className={classes.steps}>
              {steps.map(([step, text]) => (
                <li key={step}>
                  <h3>{step}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            <LightLinkButton to={action.to} look="secondary">
              {action.label}
            </LightLinkButton>
          </section>
        ))}
      </div>
    </div>
  );
}
