import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobSlotsDocument, SaveJobSlotsDocument } from '../../../graphql/generated';
import { languageStore } from '../../../language/store';
import * as indonesian from '../../../messages/id';
import { aJob, aSlot } from '../../../testing/fixtures/job';
import { mockMutation, mockQuery } from '../../../testing/mock-operation';
import { fill, press } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { JobSlotsPage } from './JobSlotsPage';

beforeEach(() => languageStore.show({ language: 'id', messages: indonesian }));

it('plans slots in Bahasa Indonesia and says which were left out', async () => {
  const reserved = aSlot({ id: 'slot-2', start: '13:00', end: '14:00', seatsLeft: 3, isReserved: true });
  const droppedSlots = [{ date: '2099-05-04', start: '13:30', end: '14:30', timeZone: 'Asia/Jakarta' as const }];
  renderPortal(<JobSlotsPage />, {
    at: '/company/jobs/job-1/slots',
    answers: [
      mockQuery(JobSlotsDocument, { job: aJob({ interviewAvailability: [reserved] }) }),
      mockMutation(SaveJobSlotsDocument, {
        saveInterviewSlots: { droppedSlots, goneSlots: [], untouchedSlots: [], job: aJob(), errors: [] },
      }),
    ],
  });

  await userEvent.click(await screen.findByText('1 jadwal terkunci: lihat siapa yang mendapat kursi'));
  await press('2 dari 5 kursi terisi, 4 Jan 2099, 13:00 – 14:00 WIB: tampilkan pelamar');
  await userEvent.click(screen.getByText('Ketik jadwal, atau tambah beberapa sekaligus'));
  await press('Tambah beberapa jadwal');
  const plan = within(screen.getByRole('group', { name: 'Beberapa jadwal sekaligus' }));
  fill(plan.getByLabelText('Hari pertama'), '2099-01-04');
  fill(plan.getByLabelText('Hari terakhir'), '2099-01-05');
  const days = plan.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
  expect(days).toEqual(['1', '2', '3', '4', '5', '6', '0']);
  await userEvent.click(plan.getByRole('checkbox', { name: 'Min' }));
  await userEvent.selectOptions(plan.getByLabelText('Sampai (WIB)'), '14:00');
  expect(plan.getByRole('status')).toHaveTextContent(
    '2 hari × 5 waktu = 10 jadwal1 dilewati karena bentrok dengan jadwal yang sudah ada.',
  );
  await press('Tambah 9 jadwal');
  await press('Simpan jadwal');
  expect(
    await screen.findByText(
      '1 jadwal baru dilewati karena bentrok dengan jadwal terkunci: 4 Mei 2099, 13:30 – 14:30 WIB.',
    ),
  ).toBeVisible();
});
