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
  groupField(name, label, [
    lineField('heading', 'Heading', 80),
    paragraphField('text', 'What it means', 300),
  ]);

const message = (name: string, label: string): Field =>
  groupField(name, label, [lineField('heading', 'Heading'), paragraphField('text', 'Text', 400)]);

export const Buildings = pageGlobal({
  slug: 'buildings',
  label: 'Buildings',
  isOfTool: true,
  path: '/buildings',
  fields: [
    ...pageHead(),
    groupField('search', 'Look-up', [
      lineField('label', 'Label of the field'),
      lineField('hint', 'Hint below the label', 200),
      lineField('buttonLabel', 'Button', 40),
      lineField('describeLabel', 'Link to "Describe your building"', 80),
      message('several', 'Several matches'),
      message('near', 'Only near matches'),
      message('neighbors', 'Only other house numbers'),
      message('zip', 'A ZIP code'),
      message('none', 'No match'),
    ]),
    groupField('building', 'Page of a building', [
      lineField('factsHeading', 'Heading of the facts'),
      paragraphField('factsText', 'Where the facts come from', 400),
      paragraphField('correctText', 'What happens when a visitor corrects a fact', 300),
      paragraphField('severalBuildingsText', 'A lot with several buildings', 400),
      paragraphField('condoText', 'A condominium', 400),
      lineField('nextHeading', 'Heading of the next dates'),
      paragraphField('nextEmptyText', 'Text when no date is known', 300),
      paragraphField('weekendText', 'Dates on weekends and holidays', 300),
      paragraphField('noRecordText', 'A lot without a record of City Planning', 400),
      paragraphField('noNumbersText', 'A lot with several buildings whose numbers are not known', 300),
      paragraphField('questionsText', 'Beside the number of open questions', 300),
      lineField('yearHeading', 'Heading of the chart of the next twelve months'),
      lineField('yearLegend', 'Legend of the chart', 200),
      paragraphField('yearEmptyText', 'Text when there is no date in twelve months', 300),
      lineField('nextStepsHeading', 'Heading of the links at the end'),
      paragraphField('notice', 'Information, not advice', 400),
    ]),
    groupField('ownFigures', 'Form for own figures', [
      lineField('addressHint', 'Hint of the address', 200),
      lineField('areaHint', 'Hint of the floor area', 200),
      lineField('floorsHint', 'Hint of the stories', 200),
      lineField('unitsHint', 'Hint of the homes', 200),
      lineField('districtHint', 'Hint of the community district', 200),
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
      lineField('heading', 'Heading'),
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
      lineField('heading', 'Heading'),
      paragraphField('lead', 'What the record is', 400),
      paragraphField('missingText', 'When this site has not loaded it', 300),
      paragraphField('loadingText', 'While this site is loading it', 300),
      paragraphField('moneyText', 'What the amounts leave out', 400),
      paragraphField('silenceText', 'What a record without violations does not say', 500),
      paragraphField('deletedText', 'Records that DOB notes as deleted', 300),
      paragraphField('termsText', 'Terms of the open data', 400),
      paragraphField('emptyText', 'When nothing matches the filter', 200),
      lineField('saleHeading', 'Heading of the page to print'),
      paragraphField('saleText', 'What the page to print is for', 400),
    ]),
    groupField('waste', 'Waste', [
      lineField('heading', 'Heading'),
      paragraphField('severalZonesText', 'A community district in two zones', 300),
    ]),
    message('unknownLot', 'A lot that is not recorded'),
    message('mergedLot', 'A lot that became part of another'),
    message('impossibleLot', 'A lot number that does not exist'),
    groupField('ask', 'Questions page', [
      ...pageHead(),
      lineField('yesLabel', 'Yes', 40),
      lineField('noLabel', 'No', 40),
      lineField('unknownLabel', 'I do not know', 40),
      lineField('buttonLabel', 'Button', 60),
      paragraphField('emptyText', 'Text when no question is open', 300),
    ]),
    {
      ...listField('questions', 'Questions', [
        { ...selectField('key', QUESTION_CHOICES), label: 'Question ID in the rules' },
        lineField('question', 'Question', 200),
        paragraphField('why', 'Why we ask', 300),
      ]),
      validate: validateQuestions,
    },
    groupField('describe', 'Describe your building', [...pageHead(), lineField('buttonLabel', 'Button', 60)]),
    groupField('gasPiping', 'Gas piping by district', [
      ...pageHead(),
      paragraphField('text', 'Below the map', 600),
      lineField('callHeading', 'Heading of the next steps'),
      paragraphField('callText', 'Next steps', 300),
      lineField('buttonLabel', 'Button', 60),
    ]),
    groupField('takeAlong', 'Calendar, print, share', [
      lineField('heading', 'Heading'),
      paragraphField('text', 'Text', 300),
      paragraphField('mistakeText', 'When something is wrong', 300),
    ]),
  ],
});
