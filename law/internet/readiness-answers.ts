import { z } from 'zod';
import { READINESS_QUESTIONS, type ReadinessQuestion } from './readiness.ts';

const PLEASE_SELECT = 'Please select an option';

const answerTo = <Question extends ReadinessQuestion>(question: Question, message = PLEASE_SELECT) =>
  z.enum(
    READINESS_QUESTIONS[question].map(
      ({ value }) => value as (typeof READINESS_QUESTIONS)[Question][number]['value'],
    ),
    { error: message },
  );

export const readinessAnswersSchema = z.object({
  buildingType: answerTo('buildingType', 'Please select a building type'),
  hasExistingInfrastructure: answerTo('hasExistingInfrastructure'),
  broadbandAvailability: answerTo('broadbandAvailability'),
  willingToUpgrade: answerTo('willingToUpgrade'),
});
