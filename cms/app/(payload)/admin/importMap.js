import { BeforePublishing as BeforePublishing_caa40fda2fb61ab2bafd0d0eb4ca6155 } from '../../../../cms/admin/before-publishing/before-publishing.tsx'
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
import { NewYorkDateCell as NewYorkDateCell_42480acc9cafd0f771b54ee006ee4961 } from '../../../../cms/admin/time/new-york-date-cell.tsx'
import { NewYorkDateField as NewYorkDateField_037e749b72fc4987a6ee35dc37330811 } from '../../../../cms/admin/time/new-york-date-field.tsx'
import { ReadOnlyValue as ReadOnlyValue_1ebb515cd5a697f33aedf21da5358b5c } from '../../../../cms/admin/read-only/read-only-value.tsx'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SearchPreview as SearchPreview_d602fce070bcb70cafdb3bedd2d059f2 } from '../../../../cms/admin/search-preview/search-preview.tsx'
import { PublishButton as PublishButton_8796ed6a3c0c818cbca971462de67222 } from '../../../../cms/admin/publishing/publish-button.tsx'
import { PagePreview as PagePreview_ada29ca5c3ad0b9c1a098065c62ba49a } from '../../../../cms/admin/page-preview/page-preview.tsx'
import { RowLabel as RowLabel_851b0f78509913af4b13338368de205a } from '../../../../cms/admin/rows/row-label.tsx'
import { PublishModule as PublishModule_78f75122aec35709436182c86a6158f8 } from '../../../../cms/admin/openings/publish-module.tsx'
import { NoUnpublish as NoUnpublish_83181412d566266b4c24392361f66700 } from '../../../../cms/admin/publishing/no-unpublish.tsx'
import { QuizTrial as QuizTrial_f9e4e7ff4e815b4ab651bb70e6bf0253 } from '../../../../cms/admin/quiz-trial/quiz-trial.tsx'
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
import { WrittenOnce as WrittenOnce_62164405fea5b73d52f14ba1e9009b71 } from '../../../../cms/admin/read-only/written-once.tsx'
import { TemplatePreview as TemplatePreview_ce9a8496265932010db13a729c701a6a } from '../../../../cms/admin/mail/template-preview.tsx'
import { PlaceholderList as PlaceholderList_21cf036d38ee62b688a2c75824467289 } from '../../../../cms/admin/mail/placeholder-list.tsx'
import { PersonalData as PersonalData_b25cdd70249c7a5c2ec5bb9e53abd111 } from '../../../../cms/admin/personal-data/personal-data.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_e801f066e97ba8502fa818786d44deb7 } from '../../../../cms/admin/branding/icon.tsx'
import { Logo as Logo_a156ee14d48512d853a8914696b6a6a4 } from '../../../../cms/admin/branding/logo.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_b7b7f8d8b4499339bb1fb2f61dbb8ebd } from '../../../../cms/admin/dashboard/dashboard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/before-publishing/before-publishing.tsx#BeforePublishing": BeforePublishing_caa40fda2fb61ab2bafd0d0eb4ca6155,
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
  "/cms/admin/time/new-york-date-cell.tsx#NewYorkDateCell": NewYorkDateCell_42480acc9cafd0f771b54ee006ee4961,
  "/cms/admin/time/new-york-date-field.tsx#NewYorkDateField": NewYorkDateField_037e749b72fc4987a6ee35dc37330811,
  "/cms/admin/read-only/read-only-value.tsx#ReadOnlyValue": ReadOnlyValue_1ebb515cd5a697f33aedf21da5358b5c,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/cms/admin/search-preview/search-preview.tsx#SearchPreview": SearchPreview_d602fce070bcb70cafdb3bedd2d059f2,
  "/cms/admin/publishing/publish-button.tsx#PublishButton": PublishButton_8796ed6a3c0c818cbca971462de67222,
  "/cms/admin/page-preview/page-preview.tsx#PagePreview": PagePreview_ada29ca5c3ad0b9c1a098065c62ba49a,
  "/cms/admin/rows/row-label.tsx#RowLabel": RowLabel_851b0f78509913af4b13338368de205a,
  "/cms/admin/openings/publish-module.tsx#PublishModule": PublishModule_78f75122aec35709436182c86a6158f8,
  "/cms/admin/publishing/no-unpublish.tsx#NoUnpublish": NoUnpublish_83181412d566266b4c24392361f66700,
  "/cms/admin/quiz-trial/quiz-trial.tsx#QuizTrial": QuizTrial_f9e4e7ff4e815b4ab651bb70e6bf0253,
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
  "/cms/admin/read-only/written-once.tsx#WrittenOnce": WrittenOnce_62164405fea5b73d52f14ba1e9009b71,
  "/cms/admin/mail/template-preview.tsx#TemplatePreview": TemplatePreview_ce9a8496265932010db13a729c701a6a,
  "/cms/admin/mail/placeholder-list.tsx#PlaceholderList": PlaceholderList_21cf036d38ee62b688a2c75824467289,
  "/cms/admin/personal-data/personal-data.tsx#PersonalData": PersonalData_b25cdd70249c7a5c2ec5bb9e53abd111,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/cms/admin/branding/icon.tsx#Icon": Icon_e801f066e97ba8502fa818786d44deb7,
  "/cms/admin/branding/logo.tsx#Logo": Logo_a156ee14d48512d853a8914696b6a6a4,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/cms/admin/dashboard/dashboard.tsx#Dashboard": Dashboard_b7b7f8d8b4499339bb1fb2f61dbb8ebd,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
