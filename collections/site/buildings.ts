import type { ArrayFieldValidation, Field } from 'payload';
import { OPEN_QUESTIONS } from '#law/buildings/questions.ts';
import { groupField, textField, listField, textareaField, selectField } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const QUESTION_CHOICES = OPEN_QUESTIONS.map((value) => ({ value, label: value }));

const validateQuestions: ArrayFieldValidation = (rows) => {
  const keys = ((rows ?? []) as { key?: string }[]).map(({ key }) => key);
  const missing = OPEN_QUESTIONS.find((key) => !keys.includes(key));
  if (missing) return `The question "${missing}" is missing. The rules need its answer.`;
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  return twice === undefined || `The question "${twice}" appears twice. Remove one of the rows.`;
};

const groupOfLaws = (name: string, label: string): Field =>
  groupField(name, label, [textareaField('text', 'What it means', 300)]);

export const Buildings = pageGlobal({
  slug: 'buildings',
  label: 'Buildings',
  isOfTool: true,
  path: '/buildings',
  fields: [
    ...pageHead(),
    groupField('building', 'Page of a building', [
      textareaField('factsText', 'Where the facts come from', 400),
      textareaField('severalBuildingsText', 'A lot with several buildings', 400),
      textareaField('condoText', 'A condominium', 400),
      textareaField('weekendText', 'Dates on weekends and holidays', 300),
      textareaField('noRecordText', 'A lot without a record of City Planning', 400),
      textareaField('notice', 'Information, not advice', 400),
    ]),
    groupField('answers', 'Groups of laws', [
      groupOfLaws('applies', 'Applies'),
      groupOfLaws('likely', 'Likely'),
      groupOfLaws('ask', 'One question'),
      groupOfLaws('doesNotApply', 'Does not apply'),
      groupOfLaws('onlyIfYouBuild', 'Only if you build'),
    ]),
    groupField('ifLate', 'After a date has passed', [
      textareaField('buildings', 'Laws of the Department of Buildings', 400),
      textareaField('hpd', 'Laws of HPD', 400),
      textareaField('other', 'Laws of other agencies', 400),
    ]),
    groupField('emissions', 'Local Law 97', [
      textareaField('filingsText', 'Above the filings', 400),
      textareaField('filedText', 'Figures from a filing', 300),
      textareaField('estimateText', 'Estimated figures', 400),
      textareaField('missingFactsText', 'Too few facts for an estimate', 400),
      textareaField('severalFilingsText', 'Several filings for the latest year', 300),
      textareaField('severalPathwaysText', 'Buildings that comply in different ways', 400),
      textareaField('notListedText', 'A building that is not on the list', 400),
      textareaField('describedText', 'A building without an address', 400),
    ]),
    groupField('record', "The city's record", [
      textareaField('lead', 'What the record is', 400),
      textareaField('missingText', 'When this site has not loaded it', 300),
      textareaField('loadingText', 'While this site is loading it', 300),
      textareaField('moneyText', 'What the amounts leave out', 400),
      textareaField('silenceText', 'What a record without violations does not say', 500),
      textareaField('deletedText', 'Records that DOB notes as deleted', 300),
      textareaField('termsText', 'Terms of the open data', 400),
      textareaField('saleText', 'What the page to print is for', 400),
    ]),
    groupField('waste', 'Waste', [
      textareaField('severalZonesText', 'A community district in two zones', 300),
    ]),
    groupField('ask', 'Questions page', pageHead()),
    {
      ...listField('questions', 'Questions', [
        { ...selectField('key', QUESTION_CHOICES), label: 'Question ID in the rules' },
        textField('question', 'Question', 200),
        textareaField('why', 'Why we ask', 300),
      ]),
      validate: validateQuestions,
    },
    groupField('describe', 'Describe your building', pageHead()),
    groupField('gasPiping', 'Gas piping by district', [
      ...pageHead(),
      textareaField('text', 'Below the map', 600),
      textareaField('callText', 'Next steps', 300),
    ]),
    groupField('takeAlong', 'Calendar, print, share', [
      textareaField('mistakeText', 'When something is wrong', 300),
    ]),
  ],
});
