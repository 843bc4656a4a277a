import { BeforePublishing as BeforePublishing_80c25e6ee70f13c510733c9172a4739b } from '../../../admin/before-publishing/before-publishing.tsx'
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
import { NewYorkDateCell as NewYorkDateCell_d5d6a7d74faa82a50dc28addd0ae0c06 } from '../../../admin/time/new-york-date-cell.tsx'
import { NewYorkDateField as NewYorkDateField_87b217189e195ac68bec1350e755a580 } from '../../../admin/time/new-york-date-field.tsx'
import { ReadOnlyValue as ReadOnlyValue_82a6664ebfc7e3fbabe96c73ceba2525 } from '../../../admin/read-only/read-only-value.tsx'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SearchPreview as SearchPreview_e85ee19b8b7bba79bc5194e468fff110 } from '../../../admin/search-preview/search-preview.tsx'
import { PublishButton as PublishButton_a1df8fb33cd717ded5e60637dfa1ae2d } from '../../../admin/publishing/publish-button.tsx'
import { PagePreview as PagePreview_80f71daf6fe3c02a20badd09a3c4fb0d } from '../../../admin/page-preview/page-preview.tsx'
import { RowLabel as RowLabel_39164ac257aa1cd935b219f6635126a7 } from '../../../admin/rows/row-label.tsx'
import { PublishModule as PublishModule_86f52e0156eecbc467cbb2d1194ec9e2 } from '../../../admin/openings/publish-module.tsx'
import { NoUnpublish as NoUnpublish_dc626ad1c089b398a8d0d2d0a882ddc6 } from '../../../admin/publishing/no-unpublish.tsx'
import { QuizTrial as QuizTrial_082b74f7e8db7ffec391dc54063a9f99 } from '../../../admin/quiz-trial/quiz-trial.tsx'
import { PartnerProfile as PartnerProfile_b05165911227942737c64b569765be93 } from '../../../admin/inbox/partner-profile.tsx'
import { StatusCell as StatusCell_5d1a27ef46e07c913264835aa0276797 } from '../../../admin/inbox/status-cell.tsx'
import { StatusField as StatusField_5e165cba3fb657c9eed51889870e2256 } from '../../../admin/inbox/status-field.tsx'
import { DueCell as DueCell_c4b92736fc687fd1f2d38d143828753f } from '../../../admin/inbox/due-cell.tsx'
import { Activity as Activity_1152c7ee4372bd6a07dd58d0f5ffbbcb } from '../../../admin/inbox/activity.tsx'
import { Views as Views_963f18ae28138be36cb8469e02afd1dc } from '../../../admin/inbox/views.tsx'
import { BulkActions as BulkActions_6de47a99b8b6d75575db8f88d1304739 } from '../../../admin/inbox/bulk-actions.tsx'
import { QuizLevelCell as QuizLevelCell_ef826a1e49e1d947b3f136c50c937e8b } from '../../../admin/inbox/quiz-level.tsx'
import { QuizLevel as QuizLevel_ef826a1e49e1d947b3f136c50c937e8b } from '../../../admin/inbox/quiz-level.tsx'
import { NewsletterSourceCell as NewsletterSourceCell_d1594b2cb7d1726d3169314b55af0b0e } from '../../../admin/inbox/newsletter-source.tsx'
import { NewsletterSource as NewsletterSource_d1594b2cb7d1726d3169314b55af0b0e } from '../../../admin/inbox/newsletter-source.tsx'
import { WrittenOnce as WrittenOnce_be69b30dc1110a3aa7f6078233bc48c9 } from '../../../admin/read-only/written-once.tsx'
import { TemplatePreview as TemplatePreview_9df870f28f6797bbd355a3179978e6f4 } from '../../../admin/mail/template-preview.tsx'
import { PlaceholderList as PlaceholderList_f134bd226d1077710cc13487fddf595e } from '../../../admin/mail/placeholder-list.tsx'
import { PersonalData as PersonalData_8d35acdc9543e7ddc462ccf80004062e } from '../../../admin/personal-data/personal-data.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_0067afc08dc37c02d5788974594eaa14 } from '../../../admin/branding/icon.tsx'
import { Logo as Logo_2865ea39c5f514641a8740fe8b70cb67 } from '../../../admin/branding/logo.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_9fee8c63a27b9a64285c1eaae4972705 } from '../../../admin/dashboard/dashboard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/before-publishing/before-publishing.tsx#BeforePublishing": BeforePublishing_80c25e6ee70f13c510733c9172a4739b,
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
  "/admin/time/new-york-date-cell.tsx#NewYorkDateCell": NewYorkDateCell_d5d6a7d74faa82a50dc28addd0ae0c06,
  "/admin/time/new-york-date-field.tsx#NewYorkDateField": NewYorkDateField_87b217189e195ac68bec1350e755a580,
  "/admin/read-only/read-only-value.tsx#ReadOnlyValue": ReadOnlyValue_82a6664ebfc7e3fbabe96c73ceba2525,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/admin/search-preview/search-preview.tsx#SearchPreview": SearchPreview_e85ee19b8b7bba79bc5194e468fff110,
  "/admin/publishing/publish-button.tsx#PublishButton": PublishButton_a1df8fb33cd717ded5e60637dfa1ae2d,
  "/admin/page-preview/page-preview.tsx#PagePreview": PagePreview_80f71daf6fe3c02a20badd09a3c4fb0d,
  "/admin/rows/row-label.tsx#RowLabel": RowLabel_39164ac257aa1cd935b219f6635126a7,
  "/admin/openings/publish-module.tsx#PublishModule": PublishModule_86f52e0156eecbc467cbb2d1194ec9e2,
  "/admin/publishing/no-unpublish.tsx#NoUnpublish": NoUnpublish_dc626ad1c089b398a8d0d2d0a882ddc6,
  "/admin/quiz-trial/quiz-trial.tsx#QuizTrial": QuizTrial_082b74f7e8db7ffec391dc54063a9f99,
  "/admin/inbox/partner-profile.tsx#PartnerProfile": PartnerProfile_b05165911227942737c64b569765be93,
  "/admin/inbox/status-cell.tsx#StatusCell": StatusCell_5d1a27ef46e07c913264835aa0276797,
  "/admin/inbox/status-field.tsx#StatusField": StatusField_5e165cba3fb657c9eed51889870e2256,
  "/admin/inbox/due-cell.tsx#DueCell": DueCell_c4b92736fc687fd1f2d38d143828753f,
  "/admin/inbox/activity.tsx#Activity": Activity_1152c7ee4372bd6a07dd58d0f5ffbbcb,
  "/admin/inbox/views.tsx#Views": Views_963f18ae28138be36cb8469e02afd1dc,
  "/admin/inbox/bulk-actions.tsx#BulkActions": BulkActions_6de47a99b8b6d75575db8f88d1304739,
  "/admin/inbox/quiz-level.tsx#QuizLevelCell": QuizLevelCell_ef826a1e49e1d947b3f136c50c937e8b,
  "/admin/inbox/quiz-level.tsx#QuizLevel": QuizLevel_ef826a1e49e1d947b3f136c50c937e8b,
  "/admin/inbox/newsletter-source.tsx#NewsletterSourceCell": NewsletterSourceCell_d1594b2cb7d1726d3169314b55af0b0e,
  "/admin/inbox/newsletter-source.tsx#NewsletterSource": NewsletterSource_d1594b2cb7d1726d3169314b55af0b0e,
  "/admin/read-only/written-once.tsx#WrittenOnce": WrittenOnce_be69b30dc1110a3aa7f6078233bc48c9,
  "/admin/mail/template-preview.tsx#TemplatePreview": TemplatePreview_9df870f28f6797bbd355a3179978e6f4,
  "/admin/mail/placeholder-list.tsx#PlaceholderList": PlaceholderList_f134bd226d1077710cc13487fddf595e,
  "/admin/personal-data/personal-data.tsx#PersonalData": PersonalData_8d35acdc9543e7ddc462ccf80004062e,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/admin/branding/icon.tsx#Icon": Icon_0067afc08dc37c02d5788974594eaa14,
  "/admin/branding/logo.tsx#Logo": Logo_2865ea39c5f514641a8740fe8b70cb67,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/admin/dashboard/dashboard.tsx#Dashboard": Dashboard_9fee8c63a27b9a64285c1eaae4972705,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
