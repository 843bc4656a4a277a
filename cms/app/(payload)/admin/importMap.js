import { BeforePublishing as BeforePublishing_5cc848cfb043e6b54ae3d4620c3c9faa } from '../../../../cms/lint/before-publishing.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NewYorkDateCell as NewYorkDateCell_68543a71e523533b0b879a26f9d91f97 } from '../../../../cms/time/date-cell.tsx'
import { NewYorkDateField as NewYorkDateField_cbdc4b63dd3f325890a0314aa7e4dc3a } from '../../../../cms/time/date-field.tsx'
import { ReadOnlyValue as ReadOnlyValue_220d9e4a0a8218587e27d9e8389c1ff3 } from '../../../../cms/panel/read-only-value.tsx'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SearchPreview as SearchPreview_68863e36e9ff8e5da267b0192e3057e5 } from '../../../../cms/publishing/search-preview.tsx'
import { PublishButton as PublishButton_1bf47a0150e17b4b932a02ff11473500 } from '../../../../cms/publishing/buttons.tsx'
import { PagePreview as PagePreview_e3e8d6a9aa9e7ce690a318ce56b930c8 } from '../../../../cms/publishing/page-preview.tsx'
import { RowLabel as RowLabel_fdc2eb524396e6f12eacace9e38fbeeb } from '../../../../cms/panel/row-label.tsx'
import { PublishModule as PublishModule_ad6d22e28d23721885fa96d12c250787 } from '../../../../collections/modules/publish-module.tsx'
import { NoUnpublish as NoUnpublish_1bf47a0150e17b4b932a02ff11473500 } from '../../../../cms/publishing/buttons.tsx'
import { QuizTrial as QuizTrial_7843a4f19ede57d46915523f8026227a } from '../../../../collections/quizzes/quiz-trial.tsx'
import { PartnerProfile as PartnerProfile_ab8c17d56a5dcc27ead7132f250cc677 } from '../../../../cms/admin/inbox/partner-profile.tsx'
import { StatusCell as StatusCell_e5b0b405543b6f3a8f274bd93ac763c6 } from '../../../../cms/admin/inbox/status-cell.tsx'
import { StatusField as StatusField_fab9c48a82dd61e34ee87195e3f5198e } from '../../../../cms/admin/inbox/status-field.tsx'
import { DueCell as DueCell_8cc78bd6d6ec4b87334cb27a59028c8d } from '../../../../cms/admin/inbox/due-cell.tsx'
import { Activity as Activity_1a0df66faf3bbd1feb916d292dd2a662 } from '../../../../cms/admin/inbox/activity.tsx'
import { Views as Views_5c0f247959c6d34f7492529091fdea18 } from '../../../../cms/admin/inbox/views.tsx'
import { BulkActions as BulkActions_8f005f0c4ed5ee06f42ae4f5f66d5b4c } from '../../../../cms/admin/inbox/bulk-actions.tsx'
import { QuizLevelCell as QuizLevelCell_d2d19f4eb2875b57dd6d9d09370003c5 } from '../../../../cms/admin/inbox/quiz-level.tsx'
import { QuizLevel as QuizLevel_d2d19f4eb2875b57dd6d9d09370003c5 } from '../../../../cms/admin/inbox/quiz-level.tsx'
import { NewsletterSourceCell as NewsletterSourceCell_eff28a61cc6b1500540601b7ede6f1c9 } from '../../../../cms/admin/inbox/newsletter-source.tsx'
import { NewsletterSource as NewsletterSource_eff28a61cc6b1500540601b7ede6f1c9 } from '../../../../cms/admin/inbox/newsletter-source.tsx'
import { WrittenOnce as WrittenOnce_220d9e4a0a8218587e27d9e8389c1ff3 } from '../../../../cms/panel/read-only-value.tsx'
import { TemplatePreview as TemplatePreview_1c799ba918e80c836eb59fa67d28f5af } from '../../../../collections/mail-templates/template-preview.tsx'
import { PlaceholderList as PlaceholderList_3bf29c6c38665273f14a0f76f9170ce9 } from '../../../../collections/mail-templates/placeholder-list.tsx'
import { PersonalData as PersonalData_b25cdd70249c7a5c2ec5bb9e53abd111 } from '../../../../cms/admin/personal-data/personal-data.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_8d3dbcb1c9fe336e0b3f4a6eeb5eb2b9 } from '../../../../cms/panel/logo.tsx'
import { Logo as Logo_8d3dbcb1c9fe336e0b3f4a6eeb5eb2b9 } from '../../../../cms/panel/logo.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_fc99bcce58ccd4e329a122fb5bb6faf4 } from '../../../../cms/dashboard/dashboard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/lint/before-publishing.tsx#BeforePublishing": BeforePublishing_5cc848cfb043e6b54ae3d4620c3c9faa,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/time/date-cell.tsx#NewYorkDateCell": NewYorkDateCell_68543a71e523533b0b879a26f9d91f97,
  "/cms/time/date-field.tsx#NewYorkDateField": NewYorkDateField_cbdc4b63dd3f325890a0314aa7e4dc3a,
  "/cms/panel/read-only-value.tsx#ReadOnlyValue": ReadOnlyValue_220d9e4a0a8218587e27d9e8389c1ff3,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/cms/publishing/search-preview.tsx#SearchPreview": SearchPreview_68863e36e9ff8e5da267b0192e3057e5,
  "/cms/publishing/buttons.tsx#PublishButton": PublishButton_1bf47a0150e17b4b932a02ff11473500,
  "/cms/publishing/page-preview.tsx#PagePreview": PagePreview_e3e8d6a9aa9e7ce690a318ce56b930c8,
  "/cms/panel/row-label.tsx#RowLabel": RowLabel_fdc2eb524396e6f12eacace9e38fbeeb,
  "/collections/modules/publish-module.tsx#PublishModule": PublishModule_ad6d22e28d23721885fa96d12c250787,
  "/cms/publishing/buttons.tsx#NoUnpublish": NoUnpublish_1bf47a0150e17b4b932a02ff11473500,
  "/collections/quizzes/quiz-trial.tsx#QuizTrial": QuizTrial_7843a4f19ede57d46915523f8026227a,
  "/cms/admin/inbox/partner-profile.tsx#PartnerProfile": PartnerProfile_ab8c17d56a5dcc27ead7132f250cc677,
  "/cms/admin/inbox/status-cell.tsx#StatusCell": StatusCell_e5b0b405543b6f3a8f274bd93ac763c6,
  "/cms/admin/inbox/status-field.tsx#StatusField": StatusField_fab9c48a82dd61e34ee87195e3f5198e,
  "/cms/admin/inbox/due-cell.tsx#DueCell": DueCell_8cc78bd6d6ec4b87334cb27a59028c8d,
  "/cms/admin/inbox/activity.tsx#Activity": Activity_1a0df66faf3bbd1feb916d292dd2a662,
  "/cms/admin/inbox/views.tsx#Views": Views_5c0f247959c6d34f7492529091fdea18,
  "/cms/admin/inbox/bulk-actions.tsx#BulkActions": BulkActions_8f005f0c4ed5ee06f42ae4f5f66d5b4c,
  "/cms/admin/inbox/quiz-level.tsx#QuizLevelCell": QuizLevelCell_d2d19f4eb2875b57dd6d9d09370003c5,
  "/cms/admin/inbox/quiz-level.tsx#QuizLevel": QuizLevel_d2d19f4eb2875b57dd6d9d09370003c5,
  "/cms/admin/inbox/newsletter-source.tsx#NewsletterSourceCell": NewsletterSourceCell_eff28a61cc6b1500540601b7ede6f1c9,
  "/cms/admin/inbox/newsletter-source.tsx#NewsletterSource": NewsletterSource_eff28a61cc6b1500540601b7ede6f1c9,
  "/cms/panel/read-only-value.tsx#WrittenOnce": WrittenOnce_220d9e4a0a8218587e27d9e8389c1ff3,
  "/collections/mail-templates/template-preview.tsx#TemplatePreview": TemplatePreview_1c799ba918e80c836eb59fa67d28f5af,
  "/collections/mail-templates/placeholder-list.tsx#PlaceholderList": PlaceholderList_3bf29c6c38665273f14a0f76f9170ce9,
  "/cms/admin/personal-data/personal-data.tsx#PersonalData": PersonalData_b25cdd70249c7a5c2ec5bb9e53abd111,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/cms/panel/logo.tsx#Icon": Icon_8d3dbcb1c9fe336e0b3f4a6eeb5eb2b9,
  "/cms/panel/logo.tsx#Logo": Logo_8d3dbcb1c9fe336e0b3f4a6eeb5eb2b9,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/cms/dashboard/dashboard.tsx#Dashboard": Dashboard_fc99bcce58ccd4e329a122fb5bb6faf4,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
