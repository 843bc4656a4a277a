import type { ArrayFieldValidation, Field } from 'payload';
import { OPEN_QUESTIONS } from '#law/buildings/questions.ts';
import { groupField, lineField, listField, paragraphField, selectField } from '#cms/fields/copy.ts';
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
  groupField(name, label, [paragraphField('text', 'What it means', 300)]);

export const Buildings = pageGlobal({
  slug: 'buildings',
  label: 'Buildings',
  isOfTool: true,
  path: '/buildings',
  fields: [
    ...pageHead(),
    groupField('building', 'Page of a building', [
      paragraphField('factsText', 'Where the facts come from', 400),
      paragraphField('severalBuildingsText', 'A lot with several buildings', 400),
      paragraphField('condoText', 'A condominium', 400),
      paragraphField('weekendText', 'Dates on weekends and holidays', 300),
      paragraphField('noRecordText', 'A lot without a record of City Planning', 400),
      paragraphField('notice', 'Information, not advice', 400),
    ]),
    groupField('answers', 'Groups of laws', [
      groupOfLaws('applies', 'Applies'),
      groupOfLaws('likely', 'Likely'),
      groupOfLaws('ask', 'One question'),
      groupOfLaws('doesNotApply', 'Does not apply'),
      groupOfLaws('onlyIfYouBuild', 'Only if you build'),
    ]),
    groupField('ifLate', 'After a date has passed', [
      paragraphField('buildings', 'Laws of the Department of Buildings', 400),
      paragraphField('hpd', 'Laws of HPD', 400),
      paragraphField('other', 'Laws of other agencies', 400),
    ]),
    groupField('emissions', 'Local Law 97', [
      paragraphField('filingsText', 'Above the filings', 400),
      paragraphField('filedText', 'Figures from a filing', 300),
      paragraphField('estimateText', 'Estimated figures', 400),
      paragraphField('missingFactsText', 'Too few facts for an estimate', 400),
      paragraphField('severalFilingsText', 'Several filings for the latest year', 300),
      paragraphField('severalPathwaysText', 'Buildings that comply in different ways', 400),
      paragraphField('notListedText', 'A building that is not on the list', 400),
      paragraphField('describedText', 'A building without an address', 400),
    ]),
    groupField('record', "The city's record", [
      paragraphField('lead', 'What the record is', 400),
      paragraphField('missingText', 'When this site has not loaded it', 300),
      paragraphField('loadingText', 'While this site is loading it', 300),
      paragraphField('moneyText', 'What the amounts leave out', 400),
      paragraphField('silenceText', 'What a record without violations does not say', 500),
      paragraphField('deletedText', 'Records that DOB notes as deleted', 300),
      paragraphField('termsText', 'Terms of the open data', 400),
      paragraphField('saleText', 'What the page to print is for', 400),
    ]),
    groupField('waste', 'Waste', [
      paragraphField('severalZonesText', 'A community district in two zones', 300),
    ]),
    groupField('ask', 'Questions page', pageHead()),
    {
      ...listField('questions', 'Questions', [
        { ...selectField('key', QUESTION_CHOICES), label: 'Question ID in the rules' },
        lineField('question', 'Question', 200),
        paragraphField('why', 'Why we ask', 300),
      ]),
      validate: validateQuestions,
    },
    groupField('describe', 'Describe your building', pageHead()),
    groupField('gasPiping', 'Gas piping by district', [
      ...pageHead(),
      paragraphField('text', 'Below the map', 600),
      paragraphField('callText', 'Next steps', 300),
    ]),
    groupField('takeAlong', 'Calendar, print, share', [
      paragraphField('mistakeText', 'When something is wrong', 300),
    ]),
  ],
});
