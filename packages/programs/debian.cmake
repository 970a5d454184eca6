# Differences between a Debian package and a folder: compressed pages, other names of changes and completion.
set(folder ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/program/usr/share)
file(RENAME ${folder}/zsh/site-functions ${folder}/zsh/vendor-completions)  # the folder of Debian's zsh
file(RENAME ${folder}/doc/deduku/CHANGELOG.md ${folder}/doc/deduku/changelog)
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(version ${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})
file(WRITE ${folder}/doc/deduku/changelog.Debian "deduku (${version}) unstable; urgency=medium

  * What is new stands in changelog.gz.

 -- ${CPACK_PACKAGE_CONTACT}  ${now}
")
file(GLOB pages ${folder}/man/man1/*.1)
execute_process(
  COMMAND gzip -9n ${pages} ${folder}/doc/deduku/changelog ${folder}/doc/deduku/changelog.Debian
  COMMAND_ERROR_IS_FATAL ANY)
