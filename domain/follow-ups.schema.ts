import { z } from 'zod';
import { Attendance, InterviewOutcome } from './follow-ups';

export const sayAttendanceSchema = z.object({ applicationId: z.string(), attendance: z.enum(Attendance) });

export const tellOutcomeSchema = z.object({ applicationId: z.string(), outcome: z.enum(InterviewOutcome) });
