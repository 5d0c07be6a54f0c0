/** The menu of the administrators' portal, apart so that the other portals do not load it. */
export const adminMenu = {
  companyVerification: 'Company Verification',
  companies: 'Companies',
  users: 'Users',
  applications: 'Applications',
  tokenTransactions: 'Token Transactions',
  flaggedPayments: 'Flagged Payments',
  flaggedPostings: 'Flagged Postings',
  reports: 'Reports',
  oversight: 'Oversight',
  auditTrail: 'Audit Trail',
  playground: 'Playground',
  security: 'Security',
};
