import { skillsAmong } from './skill-match';

it.each([
  ['in another case', 'Microsoft Excel', 'microsoft EXCEL'],
  ['with accents', 'Résumé writing', 'resume writing'],
  ['under the short name of its maker', 'Microsoft Excel', 'MS Excel'],
  ['without its maker', 'Excel', 'Microsoft Excel'],
  ['with a space inside', 'Teamwork', 'team work'],
  ['with other signs', 'Node.js', 'node js'],
  ['in the other language', 'Komunikasi', 'Communication'],
])('a required skill is found %s', (_how, required, listed) => {
  expect(skillsAmong([required], ['Driving', listed])).toEqual([required]);
});

it.each([
  ['C', 'C++'],
  ['C#', 'C'],
  ['Microsoft Office', 'Front office'],
  ['Java', 'JavaScript'],
  ['•••', '•••'],
])('%s is not found in %s', (required, listed) => {
  expect(skillsAmong([required], [listed])).toEqual([]);
});

it('keeps the order and the spelling of the job', () => {
  expect(skillsAmong(['SQL', 'Kasir', 'Excel'], ['excel', 'sql'])).toEqual(['SQL', 'Excel']);
});
