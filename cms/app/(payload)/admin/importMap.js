import { BeforePublishing as BeforePublishing_5cc848cfb043e6b54ae3d4620c3c9faa } from '../../../../cms/lint/before-publishing.tsx'
import { PlaceholderWarning as PlaceholderWarning_452e9b3b5f50e458ab4bf730d3b0f722 } from '../../../../cms/editing/placeholder-warning.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FigureField as FigureField_06faac86544f6c1ebd112386f44e1ae3 } from '../../../../cms/figures/panel/figure-field.tsx'
import { FigureChip as FigureChip_fbdf9ae521c34d25e7806787af5af314 } from '../../../../cms/figures/panel/figure-chip.tsx'
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
import { MailArticle as MailArticle_0907492c92b3d88a2b629b635a0a241d } from '../../../../collections/newsletter-issues/mail-article.tsx'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SearchPreview as SearchPreview_68863e36e9ff8e5da267b0192e3057e5 } from '../../../../cms/publishing/search-preview.tsx'
import { ScheduledList as ScheduledList_9c84d1a40090a7f7ca81b83a959e0121 } from '../../../../cms/publishing/scheduled-list.tsx'
import { SaveNotice as SaveNotice_97b3c64bda40995323430df2ad34f11c } from '../../../../cms/editing/save-notice.tsx'
import { PublishButton as PublishButton_1bf47a0150e17b4b932a02ff11473500 } from '../../../../cms/publishing/buttons.tsx'
import { PagePreview as PagePreview_e3e8d6a9aa9e7ce690a318ce56b930c8 } from '../../../../cms/publishing/page-preview.tsx'
import { PublishModule as PublishModule_ad6d22e28d23721885fa96d12c250787 } from '../../../../collections/modules/publish-module.tsx'
import { NoUnpublish as NoUnpublish_1bf47a0150e17b4b932a02ff11473500 } from '../../../../cms/publishing/buttons.tsx'
import { IssueMailing as IssueMailing_be2c19741af200af0bb76be1ce0b33d2 } from '../../../../collections/newsletter-issues/issue-mailing.tsx'
import { QuizTrial as QuizTrial_7843a4f19ede57d46915523f8026227a } from '../../../../collections/quizzes/quiz-trial.tsx'
import { CheckActions as CheckActions_5e2eb4a9082784b6e8d0a75ae855d466 } from '../../../../cms/figures/panel/check-actions.tsx'
import { TellFollowers as TellFollowers_87385baa7245971ec8b564868a6570bb } from '../../../../cms/law-notices/tell-followers.tsx'
import { ValueLabel as ValueLabel_79e85e09fc12868cf2e01446169cff64 } from '../../../../cms/figures/panel/value-label.tsx'
import { WrittenOnce as WrittenOnce_220d9e4a0a8218587e27d9e8389c1ff3 } from '../../../../cms/panel/read-only-value.tsx'
import { WhatPagesSay as WhatPagesSay_8ec8e2ba58596edc5881d31239e10e83 } from '../../../../cms/figures/panel/what-pages-say.tsx'
import { WhereUsed as WhereUsed_1c591d6554e1b04a7b41600f554b9912 } from '../../../../cms/figures/panel/where-used.tsx'
import { SourceEntries as SourceEntries_8d9d7226e72b3dd8fe0a44dc384a7571 } from '../../../../cms/figures/panel/source-entries.tsx'
import { PartnerProfile as PartnerProfile_a3c847c6dbe303e84d8e627d89930d20 } from '../../../../collections/vendor-applications/partner-profile-button.tsx'
import { StatusField as StatusField_7daee6a9d65fc24fa5f1fd8097f2c1a6 } from '../../../../cms/inbox/panel/status-field.tsx'
import { SnoozeField as SnoozeField_28b334ab25c76b83b73f2b5031d2fd36 } from '../../../../cms/inbox/panel/snooze-field.tsx'
import { RepliesField as RepliesField_15c8e0c311ffeb792ae0d6f77064b687 } from '../../../../cms/replies/panel/replies-field.tsx'
import { Activity as Activity_a4091a6fb447ecf6cbd9c984b346286d } from '../../../../cms/inbox/panel/activity.tsx'
import { ErasureRequest as ErasureRequest_5a6ec30f36996f286e1cd708c4a30126 } from '../../../../cms/inbox/panel/erasure-request.tsx'
import { InboxOfKind as InboxOfKind_08a8d102ceb205152369f6e3114b0039 } from '../../../../cms/inbox/panel/inbox-of-kind.tsx'
import { Neighbors as Neighbors_b6890810ad658abb0e2acecf54d6311d } from '../../../../cms/inbox/panel/screen/neighbors.tsx'
import { BillReview as BillReview_68ef3b8ae9955539052bac81165a7b0a } from '../../../../collections/bills/review/panel/bill-review.tsx'
import { FileList as FileList_c80bea4f2fbd689bce74603f96861465 } from '../../../../collections/bill-uploads/file-list.tsx'
import { ReportPreviewLink as ReportPreviewLink_36615ef307e6a0f5c817fabab8b95b18 } from '../../../../collections/bills/preview-link.tsx'
import { QuizLevelCell as QuizLevelCell_8d5ba2fa39e9015f1fc5c1023d92a852 } from '../../../../collections/quiz-submissions/level-field.tsx'
import { QuizLevel as QuizLevel_8d5ba2fa39e9015f1fc5c1023d92a852 } from '../../../../collections/quiz-submissions/level-field.tsx'
import { NewsletterSourceCell as NewsletterSourceCell_0618487dc5b51b8165791e04bfe3ac50 } from '../../../../collections/newsletter-subscriptions/source-field.tsx'
import { NewsletterSource as NewsletterSource_0618487dc5b51b8165791e04bfe3ac50 } from '../../../../collections/newsletter-subscriptions/source-field.tsx'
import { ReplyPlaceholders as ReplyPlaceholders_9e83b7ef54fdb73d1f5756fdc90b04f4 } from '../../../../collections/reply-templates/placeholder-list.tsx'
import { TemplatePreview as TemplatePreview_1c799ba918e80c836eb59fa67d28f5af } from '../../../../collections/mail-templates/template-preview.tsx'
import { PlaceholderList as PlaceholderList_3bf29c6c38665273f14a0f76f9170ce9 } from '../../../../collections/mail-templates/placeholder-list.tsx'
import { InviteAgain as InviteAgain_2c51a70d9327f1cf15ac2501d7cc33ff } from '../../../../collections/users/invitation.tsx'
import { InviteForm as InviteForm_2c51a70d9327f1cf15ac2501d7cc33ff } from '../../../../collections/users/invitation.tsx'
import { PersonalData as PersonalData_b4c6d25249bc483cded2a632d6b9c6d7 } from '../../../../cms/personal-data/panel/personal-data.tsx'
import { Icon as Icon_8d3dbcb1c9fe336e0b3f4a6eeb5eb2b9 } from '../../../../cms/panel/logo.tsx'
import { Logo as Logo_8d3dbcb1c9fe336e0b3f4a6eeb5eb2b9 } from '../../../../cms/panel/logo.tsx'
import { MenuLink as MenuLink_a337d254aa83ad8969f67e1162c24fba } from '../../../../cms/panel/menu-link.tsx'
import { SearchInMenu as SearchInMenu_9499e0319b796f1d77d3d482c0ca3700 } from '../../../../cms/find-text/search-form.tsx'
import { EditingProvider as EditingProvider_5e32269e43c8ab851d3fb31c83dad7f6 } from '../../../../cms/find-text/editing-provider.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_fc99bcce58ccd4e329a122fb5bb6faf4 } from '../../../../cms/dashboard/dashboard.tsx'
import { InboxScreen as InboxScreen_c030f571730f883828c9392c6e357173 } from '../../../../cms/inbox/panel/screen/screen.tsx'
import { InboxReport as InboxReport_29107cc66a67f315af552db974ad8fb8 } from '../../../../cms/inbox-report/screen.tsx'
import { FindText as FindText_6167e706d30dea1e93898a75450e1742 } from '../../../../cms/find-text/screen.tsx'
import { Following as Following_18e4e10da89563f4c79fd7d8f2c59f72 } from '../../../../cms/following/screen.tsx'
import { Health as Health_c832390f7749d519bb63e88ded8debbf } from '../../../../cms/health/screen.tsx'
import { CityData as CityData_e74d18ec787405655b55bdc85f5b2e66 } from '../../../../cms/city-data/panel/city-data.tsx'
import { EditorsGuide as EditorsGuide_62190c3033e55c24400ec674aa94aaa1 } from '../../../../cms/panel/guide.tsx'
import { BillQuality as BillQuality_4718ce3d4ad568326a4797e51262f61c } from '../../../../collections/bills/review/quality-screen.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/lint/before-publishing.tsx#BeforePublishing": BeforePublishing_5cc848cfb043e6b54ae3d4620c3c9faa,
  "/cms/editing/placeholder-warning.tsx#PlaceholderWarning": PlaceholderWarning_452e9b3b5f50e458ab4bf730d3b0f722,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/figures/panel/figure-field.tsx#FigureField": FigureField_06faac86544f6c1ebd112386f44e1ae3,
  "/cms/figures/panel/figure-chip.tsx#FigureChip": FigureChip_fbdf9ae521c34d25e7806787af5af314,
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
  "/collections/newsletter-issues/mail-article.tsx#MailArticle": MailArticle_0907492c92b3d88a2b629b635a0a241d,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/cms/publishing/search-preview.tsx#SearchPreview": SearchPreview_68863e36e9ff8e5da267b0192e3057e5,
  "/cms/publishing/scheduled-list.tsx#ScheduledList": ScheduledList_9c84d1a40090a7f7ca81b83a959e0121,
  "/cms/editing/save-notice.tsx#SaveNotice": SaveNotice_97b3c64bda40995323430df2ad34f11c,
  "/cms/publishing/buttons.tsx#PublishButton": PublishButton_1bf47a0150e17b4b932a02ff11473500,
  "/cms/publishing/page-preview.tsx#PagePreview": PagePreview_e3e8d6a9aa9e7ce690a318ce56b930c8,
  "/collections/modules/publish-module.tsx#PublishModule": PublishModule_ad6d22e28d23721885fa96d12c250787,
  "/cms/publishing/buttons.tsx#NoUnpublish": NoUnpublish_1bf47a0150e17b4b932a02ff11473500,
  "/collections/newsletter-issues/issue-mailing.tsx#IssueMailing": IssueMailing_be2c19741af200af0bb76be1ce0b33d2,
  "/collections/quizzes/quiz-trial.tsx#QuizTrial": QuizTrial_7843a4f19ede57d46915523f8026227a,
  "/cms/figures/panel/check-actions.tsx#CheckActions": CheckActions_5e2eb4a9082784b6e8d0a75ae855d466,
  "/cms/law-notices/tell-followers.tsx#TellFollowers": TellFollowers_87385baa7245971ec8b564868a6570bb,
  "/cms/figures/panel/value-label.tsx#ValueLabel": ValueLabel_79e85e09fc12868cf2e01446169cff64,
  "/cms/panel/read-only-value.tsx#WrittenOnce": WrittenOnce_220d9e4a0a8218587e27d9e8389c1ff3,
  "/cms/figures/panel/what-pages-say.tsx#WhatPagesSay": WhatPagesSay_8ec8e2ba58596edc5881d31239e10e83,
  "/cms/figures/panel/where-used.tsx#WhereUsed": WhereUsed_1c591d6554e1b04a7b41600f554b9912,
  "/cms/figures/panel/source-entries.tsx#SourceEntries": SourceEntries_8d9d7226e72b3dd8fe0a44dc384a7571,
  "/collections/vendor-applications/partner-profile-button.tsx#PartnerProfile": PartnerProfile_a3c847c6dbe303e84d8e627d89930d20,
  "/cms/inbox/panel/status-field.tsx#StatusField": StatusField_7daee6a9d65fc24fa5f1fd8097f2c1a6,
  "/cms/inbox/panel/snooze-field.tsx#SnoozeField": SnoozeField_28b334ab25c76b83b73f2b5031d2fd36,
  "/cms/replies/panel/replies-field.tsx#RepliesField": RepliesField_15c8e0c311ffeb792ae0d6f77064b687,
  "/cms/inbox/panel/activity.tsx#Activity": Activity_a4091a6fb447ecf6cbd9c984b346286d,
  "/cms/inbox/panel/erasure-request.tsx#ErasureRequest": ErasureRequest_5a6ec30f36996f286e1cd708c4a30126,
  "/cms/inbox/panel/inbox-of-kind.tsx#InboxOfKind": InboxOfKind_08a8d102ceb205152369f6e3114b0039,
  "/cms/inbox/panel/screen/neighbors.tsx#Neighbors": Neighbors_b6890810ad658abb0e2acecf54d6311d,
  "/collections/bills/review/panel/bill-review.tsx#BillReview": BillReview_68ef3b8ae9955539052bac81165a7b0a,
  "/collections/bill-uploads/file-list.tsx#FileList": FileList_c80bea4f2fbd689bce74603f96861465,
  "/collections/bills/preview-link.tsx#ReportPreviewLink": ReportPreviewLink_36615ef307e6a0f5c817fabab8b95b18,
  "/collections/quiz-submissions/level-field.tsx#QuizLevelCell": QuizLevelCell_8d5ba2fa39e9015f1fc5c1023d92a852,
  "/collections/quiz-submissions/level-field.tsx#QuizLevel": QuizLevel_8d5ba2fa39e9015f1fc5c1023d92a852,
  "/collections/newsletter-subscriptions/source-field.tsx#NewsletterSourceCell": NewsletterSourceCell_0618487dc5b51b8165791e04bfe3ac50,
  "/collections/newsletter-subscriptions/source-field.tsx#NewsletterSource": NewsletterSource_0618487dc5b51b8165791e04bfe3ac50,
  "/collections/reply-templates/placeholder-list.tsx#ReplyPlaceholders": ReplyPlaceholders_9e83b7ef54fdb73d1f5756fdc90b04f4,
  "/collections/mail-templates/template-preview.tsx#TemplatePreview": TemplatePreview_1c799ba918e80c836eb59fa67d28f5af,
  "/collections/mail-templates/placeholder-list.tsx#PlaceholderList": PlaceholderList_3bf29c6c38665273f14a0f76f9170ce9,
  "/collections/users/invitation.tsx#InviteAgain": InviteAgain_2c51a70d9327f1cf15ac2501d7cc33ff,
  "/collections/users/invitation.tsx#InviteForm": InviteForm_2c51a70d9327f1cf15ac2501d7cc33ff,
  "/cms/personal-data/panel/personal-data.tsx#PersonalData": PersonalData_b4c6d25249bc483cded2a632d6b9c6d7,
  "/cms/panel/logo.tsx#Icon": Icon_8d3dbcb1c9fe336e0b3f4a6eeb5eb2b9,
  "/cms/panel/logo.tsx#Logo": Logo_8d3dbcb1c9fe336e0b3f4a6eeb5eb2b9,
  "/cms/panel/menu-link.tsx#MenuLink": MenuLink_a337d254aa83ad8969f67e1162c24fba,
  "/cms/find-text/search-form.tsx#SearchInMenu": SearchInMenu_9499e0319b796f1d77d3d482c0ca3700,
  "/cms/find-text/editing-provider.tsx#EditingProvider": EditingProvider_5e32269e43c8ab851d3fb31c83dad7f6,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/cms/dashboard/dashboard.tsx#Dashboard": Dashboard_fc99bcce58ccd4e329a122fb5bb6faf4,
  "/cms/inbox/panel/screen/screen.tsx#InboxScreen": InboxScreen_c030f571730f883828c9392c6e357173,
  "/cms/inbox-report/screen.tsx#InboxReport": InboxReport_29107cc66a67f315af552db974ad8fb8,
  "/cms/find-text/screen.tsx#FindText": FindText_6167e706d30dea1e93898a75450e1742,
  "/cms/following/screen.tsx#Following": Following_18e4e10da89563f4c79fd7d8f2c59f72,
  "/cms/health/screen.tsx#Health": Health_c832390f7749d519bb63e88ded8debbf,
  "/cms/city-data/panel/city-data.tsx#CityData": CityData_e74d18ec787405655b55bdc85f5b2e66,
  "/cms/panel/guide.tsx#EditorsGuide": EditorsGuide_62190c3033e55c24400ec674aa94aaa1,
  "/collections/bills/review/quality-screen.tsx#BillQuality": BillQuality_4718ce3d4ad568326a4797e51262f61c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
