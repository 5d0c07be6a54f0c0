import { z } from 'zod';
import { Attendance, InterviewOutcome } from './follow-ups';

export const reportAttendanceSchema = z.object({ applicationId: z.string(), attendance: z.enum(Attendance) });

export const recordOutcomeSchema = z.object({ applicationId: z.string(), outcome: z.enum(InterviewOutcome) });
