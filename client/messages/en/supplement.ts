/** What is newer than the terms and the privacy policy of June 2023: one supplement to both, of one version. */
export const supplement = {
  title: 'Supplement of {day}',
  version: 'Version {version}. It adds to the text above; where the two differ, the supplement holds.',
  children: {
    title: 'If you are under 18',
    text: 'If you are under 18, use TemuKerja only with the consent of a parent or guardian. By accepting you confirm that you have it. A parent or guardian who did not consent can write to <officer></officer>, and we erase the account.',
  },
  privacy: {
    who: {
      title: 'Who is responsible',
      controller: '<strong>Controller of your personal data:</strong> {name}, {address}',
      officer: '<strong>Data protection officer:</strong> {name}, <officer></officer>',
    },
    purposes: {
      title: 'Purposes and legal basis',
      agreement:
        '<strong>To carry out what we agreed with you:</strong> your account, your profile, applications, interviews, job postings, tokens, and the e-mails about them.',
      consent:
        '<strong>With your consent, which you can take back at any time:</strong> e-mails with news, saved searches and free times that you asked to be told of, and notifications in your browser (switch them off), signing in with Google, and optional parts of your profile such as a picture, CV or portfolio (remove them).',
      law: '<strong>Because the law obliges us:</strong> records of payments, answers to authorities, and notices of a breach.',
      interest:
        '<strong>For the legitimate interest of all users in a safe site:</strong> verifying companies, reading postings for signs of fraud, reports, records of who saw your details, limits on tries, and logs without names.',
    },
    processors: {
      title: 'Who processes data for us, and where',
      storage: '<strong>Servers, files and backups:</strong> {name}',
      mail: '<strong>Delivery of e-mails:</strong> {name}. It gets your address and the text of the e-mail.',
      tripay:
        '<strong>Payments by QRIS:</strong> Tripay, Indonesia. It gets the company’s name, e-mail address and phone number, and the amount. Job seekers are never named to it.',
      google:
        '<strong>Google</strong> (United States and other countries), only if you sign in with it: Google learns that you sign in here, and tells us its identifier for you, your e-mail address and your name.',
      calendar:
        '<strong>Your own calendar</strong>, only if you make a secret address on your profile and give it to Google, Microsoft, Apple or another provider: it reads when, where and for which job your interviews are, never an applicant’s name. You end it on your profile.',
      push: '<strong>Notifications in your browser</strong>, only if you switch them on: the push service of your browser (Google, Apple, Mozilla or Microsoft, in the United States and other countries) gets an address of your browser and an encrypted message that is always of the same length. It cannot read the message, but knows when one was sent. You switch them off at any time; they end when you log out. Your browser shows no name of an applicant, and job, company and time only if you choose so.',
      borders:
        'Where a place outside Indonesia is named, your data leaves Indonesia for it. Nothing goes to Google unless you choose to sign in with it, to add your interviews to its calendar, or to be notified in a browser that uses its push service.',
    },
    automated: {
      title: 'What programs read',
      postings:
        'A program reads every job posting for signs of fraud, such as demands for money. It marks the posting for administrators, and may hold it back until an administrator has looked. The company is told the reason and can answer.',
      matching:
        'A program compares the words that you search for, your filters and your skills with postings, to find and suggest jobs. Nobody is scored, and no program decides about an application: companies do. Each application has a date by which an answer is expected. When it passes without one, a program gives the seat back and tells the applicant; thirty days later it closes the application.',
      answers:
        'Once a night, a program counts how each company answers its applications of the last 90 days and shows it on its page in rounded words. It follows only after every ten applications, so that it tells nothing of any one of them.',
      masking:
        'A program strikes your name and contacts out of texts before a company sees them. It can miss disguises.',
    },
    record: {
      title: 'What we record so that you can check it',
      reveals:
        'Each time a company or an administrator sees your identity or opens your files, we record who it was, what was shown and when, before it is shown. You read the company, the day and what was shown under Profile → Privacy; which of its members it was, administrators read. Companies should know that we record what they look at.',
      members:
        'A company may have several members. Its members and administrators read each other’s names, addresses and what each did there: postings, decisions, proposals, tokens. Applicants never read a member’s name. Someone whom a company invites gets one e-mail; the address is removed 30 days after the invitation has ended. What a former member did stays, without a name once their account is erased.',
      searches:
        'A search that leads you to a job is kept for 30 days; the job’s company sees it only when at least five people came by the same search, as a number and without names.',
      corrections:
        'You correct your profile yourself. We note which fields you changed and when, not what was in them. The note is in the copy of your data.',
      reasons:
        'When you propose another time for an interview or cancel it, the other side reads the reason that you give. It stays with the application until one of you is erased.',
      followUps:
        'After an interview each side can say for 14 days whether it took place, and the company tells the outcome. The two of you read it, and administrators; no other company does. What is said of how it was is removed when one of you is erased.',
      publicPages:
        'Postings that a company shows to everyone hold nothing about job seekers: no names, no numbers of applicants or of seats, only the times that are free. The company’s own page adds the rounded words about how it answers, which job seekers read too.',
    },
    rights: {
      title: 'Your rights',
      copy: '<strong>A copy:</strong> under Profile → Privacy you get everything that we keep about you, to read and for programs.',
      erasure:
        '<strong>Erasure:</strong> under Profile → Privacy. The page says what goes and what stays before you confirm.',
      limits:
        '<strong>Restriction and objection without erasure:</strong> you can switch off e-mails and notifications, remove files and optional parts of your profile, delete saved searches and withdraw pending applications yourself. For anything else, write to <officer></officer> and say what should stop. A person reads it and answers within 3 × 24 hours; if something cannot stop while you have an account, the answer says why.',
      complaint:
        '<strong>Complaints:</strong> you may also turn to the authority for personal data protection, for now the Ministry of Communication and Digital Affairs.',
    },
    kept: {
      title: 'When data is gone',
      ended:
        'Applications that were rejected, withdrawn or closed without a reply are removed after 12 months, and accounts whose e-mail address was never verified after 30 days.',
      ownPhone:
        '<strong>On your own phone</strong>, only if you said that it is yours: your interviews of the next seven days (a company: the times of two days, without names and places), each until a day after it, and for an hour what you were writing when your session ended. Logging out removes it, also without a connection. You take it back under Security.',
      erased:
        'What you have erased is gone from the service within minutes. The database’s own journals and our backups still hold it for a while, where only those who run the servers could find it. Within {days} days it is gone from every place that is ours. E-mails and notifications that have left cannot be called back.',
    },
    breach: {
      title: 'If something goes wrong',
      text: 'If personal data is exposed, we tell the people concerned and the authority in writing within 3 × 24 hours of knowing it: which data, when and how, what we have done, and whom to ask.',
    },
  },
  terms: {
    postings: {
      title: 'Reports and pauses',
      text: 'Job seekers may report postings and companies. Administrators may pause a posting that seems to break these terms. The company is told why and can answer.',
    },
    publicPages: {
      title: 'Postings that everyone can read',
      text: 'A company can show its postings and its page to people without an account, and to search engines: with a switch in its profile, which is off at first, and one for each posting. What others have copied meanwhile we cannot take back.',
    },
    more: 'The supplement to the <privacy>Privacy Policy</privacy> has the same date and version.',
  },
} as const;
