import { BeforePublishing as BeforePublishing_c9be2f4078f4a2a72212d63514921cfb } from '../../../../collections/publishing/before-publishing.tsx'
import { PlaceholderWarning as PlaceholderWarning_43d14e966924b531a12a8e8ccee9a110 } from '../../../../collections/figures/panel/placeholder-warning.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FigureField as FigureField_f80fa788d1bf21318d53a503b14cd9e7 } from '../../../../collections/figures/panel/figure-field.tsx'
import { FigureChip as FigureChip_a18bfb26ce4da8d997892af148091bbb } from '../../../../collections/figures/panel/figure-chip.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FigureFirstFeature as FigureFirstFeature_6be3b73de6007135adac827ccefcf677 } from '../../../../cms/rich-text/figure-first.ts'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CleanPasteClient as CleanPasteClient_42d14acc99979f81d5b6fc88a32de2c8 } from '../../../../cms/rich-text/clean-paste.tsx'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DayField as DayField_bc6c86254cc45c55a76194edc0fc9da9 } from '../../../../cms/fields/day-field.tsx'
import { RowLabel as RowLabel_fdc2eb524396e6f12eacace9e38fbeeb } from '../../../../cms/panel/row-label.tsx'
import { NewYorkDateCell as NewYorkDateCell_68543a71e523533b0b879a26f9d91f97 } from '../../../../cms/time/date-cell.tsx'
import { NewYorkDateField as NewYorkDateField_cbdc4b63dd3f325890a0314aa7e4dc3a } from '../../../../cms/time/date-field.tsx'
import { ReadOnlyValue as ReadOnlyValue_220d9e4a0a8218587e27d9e8389c1ff3 } from '../../../../cms/panel/read-only-value.tsx'
import { MakeIssue as MakeIssue_bc81d8d5abcd48fe87a2ef15cc119b07 } from '../../../../collections/newsletters/issues/make-issue.tsx'
import { SearchPreview as SearchPreview_68863e36e9ff8e5da267b0192e3057e5 } from '../../../../cms/publishing/search-preview.tsx'
import { ScheduledList as ScheduledList_5e44f6f89a8b1d67adc710a8b3e2da24 } from '../../../../collections/publishing/scheduled-list.tsx'
import { SaveNotice as SaveNotice_97b3c64bda40995323430df2ad34f11c } from '../../../../cms/editing/save-notice.tsx'
import { PublishButton as PublishButton_1bf47a0150e17b4b932a02ff11473500 } from '../../../../cms/publishing/buttons.tsx'
import { VersionList as VersionList_d62ce01df48b7c52d0f1afed815c5ae9 } from '../../../../cms/publishing/version-list.tsx'
import { PagePreview as PagePreview_e3e8d6a9aa9e7ce690a318ce56b930c8 } from '../../../../cms/publishing/page-preview.tsx'
import { PublishModule as PublishModule_ad6d22e28d23721885fa96d12c250787 } from '../../../../collections/modules/publish-module.tsx'
import { NoUnpublish as NoUnpublish_1bf47a0150e17b4b932a02ff11473500 } from '../../../../cms/publishing/buttons.tsx'
import { IssueMailing as IssueMailing_bbf20f8f917b2d6d9f86e65f039975cc } from '../../../../collections/newsletters/issues/issue-mailing.tsx'
import { QuizTrial as QuizTrial_7843a4f19ede57d46915523f8026227a } from '../../../../collections/quizzes/quiz-trial.tsx'
import { CheckActions as CheckActions_3eeb48b6163458c4a3ccaa0655d162f2 } from '../../../../collections/figures/panel/check-actions.tsx'
import { NotifyFollowers as NotifyFollowers_e3f4156e50accfa074bcc7c7eaa4828c } from '../../../../collections/following/law-notices/notify-followers.tsx'
import { ValueLabel as ValueLabel_c3351b6acb18dc5c23e68386edc754e3 } from '../../../../collections/figures/panel/value-label.tsx'
import { WrittenOnce as WrittenOnce_220d9e4a0a8218587e27d9e8389c1ff3 } from '../../../../cms/panel/read-only-value.tsx'
import { WhatPagesSay as WhatPagesSay_bfcba8a1b7404d5fc72a4f0f3cc158fd } from '../../../../collections/figures/panel/what-pages-say.tsx'
import { WhereUsed as WhereUsed_5bc6848eaab7d0b7b62afd8d37933597 } from '../../../../collections/figures/panel/where-used.tsx'
import { SourceEntries as SourceEntries_22ec9d1f19abc93bc6d683152000f746 } from '../../../../collections/figures/panel/source-entries.tsx'
import { AddLine as AddLine_fe970ed718e010808359a9eb64ae611d } from '../../../../collections/city-data/violation-codes/add-line.tsx'
import { RecordWork as RecordWork_8503d84ea252b63991c2c07309c47e49 } from '../../../../collections/submissions/panel/record-work.tsx'
import { BillPicture as BillPicture_c9fe3924bbeb858d9762fd7d38084382 } from '../../../../collections/bills/panel/bill-picture.tsx'
import { CheckThis as CheckThis_457548271105d52bac34a62f2d0fb622 } from '../../../../collections/bills/panel/check-this.tsx'
import { Findings as Findings_fb567235dcba93df657bc5227649f4ff } from '../../../../collections/bills/panel/findings.tsx'
import { SaveAsChecked as SaveAsChecked_bf68894e1af874231eee90b9b649a50f } from '../../../../collections/bills/panel/save-button.tsx'
import { QuizLevelCell as QuizLevelCell_d51c94fd4cf3da1776089ce096ded194 } from '../../../../collections/quizzes/submissions/level-field.tsx'
import { QuizLevel as QuizLevel_d51c94fd4cf3da1776089ce096ded194 } from '../../../../collections/quizzes/submissions/level-field.tsx'
import { NewsletterSourceCell as NewsletterSourceCell_4321fd13d5017f76c7085b924ffdde6f } from '../../../../collections/newsletters/subscriptions/source-field.tsx'
import { NewsletterSource as NewsletterSource_4321fd13d5017f76c7085b924ffdde6f } from '../../../../collections/newsletters/subscriptions/source-field.tsx'
import { ReplyPlaceholders as ReplyPlaceholders_b7e4ebd5c1c26a8064b6237648209fb8 } from '../../../../collections/submissions/reply-templates/placeholder-list.tsx'
import { TemplatePreview as TemplatePreview_d8a2e328af7fb2f1d3743a7aa52b890c } from '../../../../collections/mail/templates/template-preview.tsx'
import { PlaceholderList as PlaceholderList_3ebaa69d006cbdc1129953b240545610 } from '../../../../collections/mail/templates/placeholder-list.tsx'
import { InviteAgain as InviteAgain_2c51a70d9327f1cf15ac2501d7cc33ff } from '../../../../collections/users/invitation.tsx'
import { InviteForm as InviteForm_2c51a70d9327f1cf15ac2501d7cc33ff } from '../../../../collections/users/invitation.tsx'
import { PersonalData as PersonalData_639fb3f2f5b579d710f69a98f23b4c5e } from '../../../../collections/personal-data/panel/personal-data.tsx'
import { Icon as Icon_8d3dbcb1c9fe336e0b3f4a6eeb5eb2b9 } from '../../../../cms/panel/logo.tsx'
import { Logo as Logo_8d3dbcb1c9fe336e0b3f4a6eeb5eb2b9 } from '../../../../cms/panel/logo.tsx'
import { MenuLink as MenuLink_a337d254aa83ad8969f67e1162c24fba } from '../../../../cms/panel/menu-link.tsx'
import { SearchInMenu as SearchInMenu_2574aec4077fbfe4ea9b75739f402744 } from '../../../../collections/find-text/search-form.tsx'
import { EditingProvider as EditingProvider_cd94748660a8085a4b12077b974b83ca } from '../../../../collections/find-text/editing-provider.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_bd931d05ce271cd3317901bdeeaa3f72 } from '../../../../collections/dashboard/dashboard.tsx'
import { InboxScreen as InboxScreen_7be32cefef9896f0222c1636be1e410b } from '../../../../collections/submissions/panel/screen.tsx'
import { FindText as FindText_793337c788128f335469910ab37e2487 } from '../../../../collections/find-text/find-text-screen.tsx'
import { Following as Following_7fcd138b5c7423e441be14597fb7e4d2 } from '../../../../collections/following/following-screen.tsx'
import { Health as Health_83a6174cc7f9bb5eee3c52cecdd7e8db } from '../../../../collections/health/health-screen.tsx'
import { CityData as CityData_0e7cb145cb9bcfd2cd0163c24f75369f } from '../../../../collections/city-data/panel/city-data.tsx'
import { PageTexts as PageTexts_ad229b3578d7949f777faf65765e74ba } from '../../../../cms/panel/page-texts.tsx'
import { EditorsGuide as EditorsGuide_62190c3033e55c24400ec674aa94aaa1 } from '../../../../cms/panel/guide.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/collections/publishing/before-publishing.tsx#BeforePublishing": BeforePublishing_c9be2f4078f4a2a72212d63514921cfb,
  "/collections/figures/panel/placeholder-warning.tsx#PlaceholderWarning": PlaceholderWarning_43d14e966924b531a12a8e8ccee9a110,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/collections/figures/panel/figure-field.tsx#FigureField": FigureField_f80fa788d1bf21318d53a503b14cd9e7,
  "/collections/figures/panel/figure-chip.tsx#FigureChip": FigureChip_a18bfb26ce4da8d997892af148091bbb,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/rich-text/figure-first.ts#FigureFirstFeature": FigureFirstFeature_6be3b73de6007135adac827ccefcf677,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/rich-text/clean-paste.tsx#CleanPasteClient": CleanPasteClient_42d14acc99979f81d5b6fc88a32de2c8,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/fields/day-field.tsx#DayField": DayField_bc6c86254cc45c55a76194edc0fc9da9,
  "/cms/panel/row-label.tsx#RowLabel": RowLabel_fdc2eb524396e6f12eacace9e38fbeeb,
  "/cms/time/date-cell.tsx#NewYorkDateCell": NewYorkDateCell_68543a71e523533b0b879a26f9d91f97,
  "/cms/time/date-field.tsx#NewYorkDateField": NewYorkDateField_cbdc4b63dd3f325890a0314aa7e4dc3a,
  "/cms/panel/read-only-value.tsx#ReadOnlyValue": ReadOnlyValue_220d9e4a0a8218587e27d9e8389c1ff3,
  "/collections/newsletters/issues/make-issue.tsx#MakeIssue": MakeIssue_bc81d8d5abcd48fe87a2ef15cc119b07,
  "/cms/publishing/search-preview.tsx#SearchPreview": SearchPreview_68863e36e9ff8e5da267b0192e3057e5,
  "/collections/publishing/scheduled-list.tsx#ScheduledList": ScheduledList_5e44f6f89a8b1d67adc710a8b3e2da24,
  "/cms/editing/save-notice.tsx#SaveNotice": SaveNotice_97b3c64bda40995323430df2ad34f11c,
  "/cms/publishing/buttons.tsx#PublishButton": PublishButton_1bf47a0150e17b4b932a02ff11473500,
  "/cms/publishing/version-list.tsx#VersionList": VersionList_d62ce01df48b7c52d0f1afed815c5ae9,
  "/cms/publishing/page-preview.tsx#PagePreview": PagePreview_e3e8d6a9aa9e7ce690a318ce56b930c8,
  "/collections/modules/publish-module.tsx#PublishModule": PublishModule_ad6d22e28d23721885fa96d12c250787,
  "/cms/publishing/buttons.tsx#NoUnpublish": NoUnpublish_1bf47a0150e17b4b932a02ff11473500,
  "/collections/newsletters/issues/issue-mailing.tsx#IssueMailing": IssueMailing_bbf20f8f917b2d6d9f86e65f039975cc,
  "/collections/quizzes/quiz-trial.tsx#QuizTrial": QuizTrial_7843a4f19ede57d46915523f8026227a,
  "/collections/figures/panel/check-actions.tsx#CheckActions": CheckActions_3eeb48b6163458c4a3ccaa0655d162f2,
  "/collections/following/law-notices/notify-followers.tsx#NotifyFollowers": NotifyFollowers_e3f4156e50accfa074bcc7c7eaa4828c,
  "/collections/figures/panel/value-label.tsx#ValueLabel": ValueLabel_c3351b6acb18dc5c23e68386edc754e3,
  "/cms/panel/read-only-value.tsx#WrittenOnce": WrittenOnce_220d9e4a0a8218587e27d9e8389c1ff3,
  "/collections/figures/panel/what-pages-say.tsx#WhatPagesSay": WhatPagesSay_bfcba8a1b7404d5fc72a4f0f3cc158fd,
  "/collections/figures/panel/where-used.tsx#WhereUsed": WhereUsed_5bc6848eaab7d0b7b62afd8d37933597,
  "/collections/figures/panel/source-entries.tsx#SourceEntries": SourceEntries_22ec9d1f19abc93bc6d683152000f746,
  "/collections/city-data/violation-codes/add-line.tsx#AddLine": AddLine_fe970ed718e010808359a9eb64ae611d,
  "/collections/submissions/panel/record-work.tsx#RecordWork": RecordWork_8503d84ea252b63991c2c07309c47e49,
  "/collections/bills/panel/bill-picture.tsx#BillPicture": BillPicture_c9fe3924bbeb858d9762fd7d38084382,
  "/collections/bills/panel/check-this.tsx#CheckThis": CheckThis_457548271105d52bac34a62f2d0fb622,
  "/collections/bills/panel/findings.tsx#Findings": Findings_fb567235dcba93df657bc5227649f4ff,
  "/collections/bills/panel/save-button.tsx#SaveAsChecked": SaveAsChecked_bf68894e1af874231eee90b9b649a50f,
  "/collections/quizzes/submissions/level-field.tsx#QuizLevelCell": QuizLevelCell_d51c94fd4cf3da1776089ce096ded194,
  "/collections/quizzes/submissions/level-field.tsx#QuizLevel": QuizLevel_d51c94fd4cf3da1776089ce096ded194,
  "/collections/newsletters/subscriptions/source-field.tsx#NewsletterSourceCell": NewsletterSourceCell_4321fd13d5017f76c7085b924ffdde6f,
  "/collections/newsletters/subscriptions/source-field.tsx#NewsletterSource": NewsletterSource_4321fd13d5017f76c7085b924ffdde6f,
  "/collections/submissions/reply-templates/placeholder-list.tsx#ReplyPlaceholders": ReplyPlaceholders_b7e4ebd5c1c26a8064b6237648209fb8,
  "/collections/mail/templates/template-preview.tsx#TemplatePreview": TemplatePreview_d8a2e328af7fb2f1d3743a7aa52b890c,
  "/collections/mail/templates/placeholder-list.tsx#PlaceholderList": PlaceholderList_3ebaa69d006cbdc1129953b240545610,
  "/collections/users/invitation.tsx#InviteAgain": InviteAgain_2c51a70d9327f1cf15ac2501d7cc33ff,
  "/collections/users/invitation.tsx#InviteForm": InviteForm_2c51a70d9327f1cf15ac2501d7cc33ff,
  "/collections/personal-data/panel/personal-data.tsx#PersonalData": PersonalData_639fb3f2f5b579d710f69a98f23b4c5e,
  "/cms/panel/logo.tsx#Icon": Icon_8d3dbcb1c9fe336e0b3f4a6eeb5eb2b9,
  "/cms/panel/logo.tsx#Logo": Logo_8d3dbcb1c9fe336e0b3f4a6eeb5eb2b9,
  "/cms/panel/menu-link.tsx#MenuLink": MenuLink_a337d254aa83ad8969f67e1162c24fba,
  "/collections/find-text/search-form.tsx#SearchInMenu": SearchInMenu_2574aec4077fbfe4ea9b75739f402744,
  "/collections/find-text/editing-provider.tsx#EditingProvider": EditingProvider_cd94748660a8085a4b12077b974b83ca,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/collections/dashboard/dashboard.tsx#Dashboard": Dashboard_bd931d05ce271cd3317901bdeeaa3f72,
  "/collections/submissions/panel/screen.tsx#InboxScreen": InboxScreen_7be32cefef9896f0222c1636be1e410b,
  "/collections/find-text/find-text-screen.tsx#FindText": FindText_793337c788128f335469910ab37e2487,
  "/collections/following/following-screen.tsx#Following": Following_7fcd138b5c7423e441be14597fb7e4d2,
  "/collections/health/health-screen.tsx#Health": Health_83a6174cc7f9bb5eee3c52cecdd7e8db,
  "/collections/city-data/panel/city-data.tsx#CityData": CityData_0e7cb145cb9bcfd2cd0163c24f75369f,
  "/cms/panel/page-texts.tsx#PageTexts": PageTexts_ad229b3578d7949f777faf65765e74ba,
  "/cms/panel/guide.tsx#EditorsGuide": EditorsGuide_62190c3033e55c24400ec674aa94aaa1,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
