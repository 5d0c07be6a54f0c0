export const landing = {
  titles: {
    findYourDreamJob: 'Find your dream job',
  },
  account: 'Account',
  register: 'Register',
  registerSeeker: 'Register as Job Seeker',
  registerCompany: 'Register as Company',
  hero: {
    title: 'Find your dream job. Start by choosing a time.',
    quote: '“Companies see what you can do first. Your identity is shown only after they accept you.”',
    noAccount: 'No account yet? Register here:',
    findJob: 'Find Your Dream Job',
    registerCompany: 'Register Your Company',
  },
  seeJobs: 'See jobs without signing in',
  find: {
    label: 'Search jobs',
    search: 'Job or company',
    place: 'City',
    submit: 'Search',
  },
  open: {
    title: 'Open to apply now',
    all: 'All jobs',
    hint: 'Press a time to apply for it. The title of a job leads to all that is said of it, without an account too.',
    few: 'These are the newest public jobs with a free interview time. <all>Search all public jobs</all>.',
    onlyThese:
      'No other public job has a free interview time right now. <register>With an account</register> you see the jobs of all verified companies.',
    noneFree: 'None of the newest public jobs has a free interview time right now. <all>Search all public jobs</all>.',
    none: 'No job is public right now. <register>With an account</register> you see the jobs of all verified companies.',
  },
  stories: {
    seekers: {
      title: 'Searching for a job',
      lead: 'You know the interview time before you apply, and after that by when an answer is expected.',
      steps: {
        first: {
          title: 'Find a job that fits',
          text: 'Every company you see has been verified by our administrators.',
        },
        second: {
          title: 'Choose an interview time',
          text: 'One tap on a free slot is your application. We warn you when two interviews would clash.',
        },
        third: {
          title: 'Follow the answer',
          text: 'Accepted, pending or rejected, with the venue or the link once they accept.',
        },
      },
      action: 'Create a job seeker account',
    },
    companies: {
      title: 'Searching for an employee',
      lead: 'Thirty applicants, ten minutes. Read what matters and decide.',
      steps: {
        first: {
          title: 'Post a job with its times',
          text: 'Say when you can interview and how many people each slot can take.',
        },
        second: {
          title: 'Read skills, education and experience',
          text: 'Names and contacts stay hidden, so the work speaks first.',
        },
        third: {
          title: 'Accept for one token',
          text: 'Only then do you learn who they are and how to reach them. Rejecting costs nothing.',
        },
      },
      action: 'Create a company account',
    },
  },
  benefits: {
    title: 'Why people meet here',
    jobs: {
      title: 'Wide Range of Jobs',
      text: 'Full time, part time, contract and freelance, in fourteen industries and beyond, all over Indonesia.',
    },
    trust: {
      title: 'Trusted Network',
      text: 'Companies are checked before you can see their jobs. Your name and contacts stay yours until you are accepted.',
    },
    ease: {
      title: 'Easy Process',
      text: 'Choose a time and you have applied. Need another one? Propose it, and see the answer in the same place.',
    },
  },
  footer: {
    label: 'Contact and legal',
    whatsApp: 'WhatsApp',
    copyright: '© 2025 TemuKerja. All rights reserved.',
  },
} as const;
