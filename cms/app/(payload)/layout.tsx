/* The shell that Payload gives its admin panel; as generated, but for our own style and schedule. */
import type { ServerFunctionClient } from 'payload';
import config from '@payload-config';
import '@payloadcms/next/css';
import '#cms/panel/sidebar.css';
import { scheduleIfPublishable } from '#collections/publishing/publications.ts';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { notFound } from 'next/navigation';
import React from 'react';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  // Payload looks the name up in an object, where it would also find what every object has.
  if (args.name in Object.prototype) notFound();
  const serverFunctions = { 'schedule-publish': scheduleIfPublishable };
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

const Layout = ({ children }: { children: React.ReactNode }) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
);

export default Layout;
