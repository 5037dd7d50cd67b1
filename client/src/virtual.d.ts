declare module 'virtual:icons' {
  const paths: Record<string, string>;
  export default paths;
}
declare module '*.ftl' {
  const text: string;
  export default text;
}
declare module '*.md' {
  const html: string;
  export default html;
}
