import { describe, expect, it } from 'vitest';
import { formOf } from '#tests/support/form-of.ts';
import { assessmentForm } from './readiness-fields.ts';

const complete = {
  userName: 'Olive Owner',
  userEmail: 'olive@example.com',
  buildingAddress: '12 Main Street, Queens',
  buildingType: 'mixed-use',
  hasExistingInfrastructure: 'unsure',
  broadbandAvailability: 'good',
  willingToUpgrade: 'maybe',
};

const check = (answers: Record<string, string>) => assessmentForm.check(formOf(answers));

describe('the readiness quiz', () => {
  it('requires no notes, shows the address by default, and ignores a submitted score', () => {
    const submission = check({ ...complete, score: '20', riskLevel: 'Low Risk', publicId: 'x', website: '' });
    expect(submission.status === 'success' && submission.value).toEqual({
      ...complete,
      isAddressWithheld: false,
    });
  });

  it('withholds the address when the box is checked', () => {
    const submission = check({ ...complete, isAddressWithheld: 'on', additionalNotes: 'Two risers.' });
    expect(submission.status === 'success' && submission.value).toMatchObject({
      isAddressWithheld: true,
      additionalNotes: 'Two risers.',
    });
  });

  it.each([
    ['userName', 'A', 'Name must be at least 2 characters'],
    ['userEmail', 'nobody', 'Please enter a valid email address'],
    ['buildingAddress', '12 M', 'Please enter a valid address'],
    ['buildingType', 'castle', 'Please select a building type'],
    ['hasExistingInfrastructure', 'maybe', 'Please select an option'],
    ['broadbandAvailability', 'yes', 'Please select an option'],
    ['willingToUpgrade', 'unsure', 'Please select an option'],
  ])('requires the field %s and rejects the value "%s"', (name, wrong, message) => {
    for (const value of ['', wrong]) {
      expect(check({ ...complete, [name]: value }).reply().error).toEqual({ [name]: [message] });
    }
  });
});
