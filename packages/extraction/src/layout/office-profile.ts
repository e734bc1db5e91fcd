/**
 * The settings of LibreOffice for a file from a stranger: no macros, no active content, no update of links, and no link
 * to anything outside the document, be it a file of this machine or another host.
 */
export const officeProfile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
${[
  ["Office.Common/Security/Scripting", "MacroSecurityLevel", "3"],
  ["Office.Common/Security/Scripting", "DisableMacrosExecution", "true"],
  ["Office.Common/Security/Scripting", "DisableActiveContent", "true"],
  ["Office.Common/Security/Scripting", "BlockUntrustedRefererLinks", "true"],
  ["Office.Writer/Content/Update", "Link", "0"],
  ["Office.Calc/Content/Update", "Link", "1"],
  ["Office.Common/Misc", "FirstRun", "false"],
]
  .map(
    ([path, name, value]) =>
      `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  )
  .join("\n")}
</oor:items>
`;
