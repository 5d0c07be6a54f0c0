import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch';
import { LightLinkButton } from '../../components/LightButton';
import { Logo } from '../../components/Logo';
import { mainId, SkipLink } from '../../components/SkipLink';
import { BenefitCards } from './BenefitCards';
import classes from './LandingPage.module.css';
import { LandingFooter } from './LandingFooter';
import { LandingSections } from './LandingSections';
import { RegisterMenu } from './RegisterMenu';
import { SlotDrawing } from './SlotDrawing';

function Header() {
  return (
    <header className={classes.header}>
      <Link to={paths.landing} className={classes.home} aria-label="TemuKerja home">
        <Logo />
      </Link>
      <nav aria-label="Account" className={classes.account}>
        <ColorSchemeSwitch />
        <LightLinkButton to={paths.login} look="quiet">
          Login
        </LightLinkButton>
        <RegisterMenu />
      </nav>
    </header>
  );
}

function Hero() {
  return (
    <section className={classes.hero}>
      <div>
        <h1 className={classes.title}>Find your dream job. Start by choosing a time.</h1>
        <p className={classes.lead}>
          On TemuKerja every job shows its interview times. Pick the one that suits you, and you have applied.
        </p>
        <blockquote className={classes.quote}>
          <p>“Companies see what you can do first. Your identity is shown only after they accept you.”</p>
        </blockquote>
        <div className={classes.actions}>
          <LightLinkButton to={paths.registerSeeker}>Find Your Dream Job</LightLinkButton>
          <LightLinkButton to={paths.registerCompany} look="secondary">
            Register Your Company
          </LightLinkButton>
        </div>
      </div>
      <SlotDrawing />
    </section>
  );
}

/** What a visitor sees first. Ships without Mantine's components and without Apollo. */
export function LandingPage() {
  return (
    <div className={classes.page}>
      <SkipLink />
      <Header />
      <main id={mainId} tabIndex={-1}>
        <Hero />
        <LandingSections />
        <BenefitCards />
      </main>
      <LandingFooter />
    </div>
  );
}
